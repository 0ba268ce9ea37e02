/// A manifest that was found, and has not been read.
struct ManifestFile: Sendable {
  let kind: ManifestKind
  let name: String
  /// As people see it, and as it is opened.
  let path: String
  /// The resolved path of the folder that it is about.
  let folder: String

  init(_ kind: ManifestKind, name: String, prefix: String, folder: String) {
    self.kind = kind
    self.name = name
    path = prefix + name + (kind == .xcodeProject ? "/project.pbxproj" : "")
    self.folder = folder
  }
}

/// What says which files are built together.
enum ManifestKind: Sendable {
  case package, xcodeProject, xcodeWorkspace, xcodeGen, tuist
  /// `.xcode-version`, which several tools read
  case xcodeVersion

  init?(_ name: FileSystem.EntryName) {
    // The last letter turns nearly all entries away.
    switch name.last {
    case UInt8(ascii: "t") where name == "Package.swift": self = .package
    case UInt8(ascii: "t") where name == "Project.swift": self = .tuist
    case UInt8(ascii: "j") where name.hasSuffix(".xcodeproj"): self = .xcodeProject
    case UInt8(ascii: "e") where name.hasSuffix(".xcworkspace"): self = .xcodeWorkspace
    case UInt8(ascii: "l") where name == "project.yml": self = .xcodeGen
    case UInt8(ascii: "n") where name == ".xcode-version": self = .xcodeVersion
    default: return nil
    }
  }

  /// Whether the files below the folder belong together.
  var isUnit: Bool { self != .xcodeVersion }

  /// Whether it speaks of all that is built in the folder; the others speak of their own targets.
  var isAboutFolder: Bool { self == .xcodeGen || self == .tuist || self == .xcodeVersion }
}

extension ManifestFile {
  enum Outcome: Sendable {
    case read(Manifest)
    case failed(String)
  }

  /// In bytes. The largest project known has 30 megabytes.
  private static let maximalSize = 1 << 26

  /// Reads what the manifest says; why it can't be read, if it can't.
  func read() -> Outcome {
    if kind == .xcodeWorkspace { return .read(Manifest()) }
    do throws(SystemError) {
      return read(try FileSystem.bytes(of: path, limit: ManifestFile.maximalSize))
    } catch {
      // The folder of a project that is generated may hold somebody's window layout and nothing else.
      return error == .notFound ? .read(Manifest()) : .failed(error.description)
    }
  }

  private func read(_ bytes: [UInt8]) -> Outcome {
    switch kind {
    case .xcodeProject: return readProject(bytes)
    case .package: return .read(PackageManifest.manifest(of: SwiftManifest(bytes, path: path), folder: folder))
    case .tuist: return .read(TuistManifest.manifest(of: SwiftManifest(bytes, path: path)))
    case .xcodeGen: return .read(XcodeGenManifest.manifest(of: bytes, path: path))
    case .xcodeVersion: return .read(readVersion(bytes))
    case .xcodeWorkspace: return .read(Manifest())
    }
  }

  private func readProject(_ bytes: [UInt8]) -> Outcome {
    do throws(PropertyList.Malformed) {
      return .read(XcodeProject.manifest(of: try PropertyList(bytes), path: path, folder: folder))
    } catch {
      let line = LineTable(bytes[...]).line(at: error.offset) + 1
      return .failed("line \(line) is not what Xcode writes")
    }
  }

  private func readVersion(_ bytes: [UInt8]) -> Manifest {
    var manifest = Manifest()
    let word = Substring(decoding: bytes, as: UTF8.self).trimmed
    manifest.stated.state(.xcode, String(word), at: .file(path: path, offset: 0))
    return manifest
  }
}
