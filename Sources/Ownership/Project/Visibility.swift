import SwiftTree

/// How far a declaration is from a file that may mean it. The nearest one is meant.
enum Distance: Comparable {
  case sameUnit
  /// in a unit that is part of the same target
  case sameTarget
  /// perhaps in the same target: the manifest doesn't say
  case perhapsSameTarget
  /// in a module that the file imports
  case imported
  /// in a module whose name is unknown, public
  case elsewhere
  case outOfSight
}

/// What units are built from.
struct UnitTable: Sendable {
  private struct Row {
    let targets: Range<Int32>
    let modules: Range<Int32>
    let isGuess: Bool
  }

  private var rows: [Row] = []
  private var targets: [Int32] = []
  private var modules: [Name] = []

  init(_ units: [BuildUnit]) {
    for unit in units {
      let firstTarget = Int32(targets.count)
      let firstModule = Int32(modules.count)
      targets += unit.targets
      modules += unit.modules
      rows.append(
        Row(
          targets: firstTarget..<Int32(targets.count), modules: firstModule..<Int32(modules.count), isGuess: unit.isGuess))
    }
  }

  /// Whether some target is built from files of both.
  func meet(_ unit: Int32, _ other: Int32) -> Bool {
    let others = rows[Int(other)].targets
    return unit == other || rows[Int(unit)].targets.contains { target in
      others.contains { targets[Int($0)] == targets[Int(target)] }
    }
  }

  func isGuess(_ unit: Int32) -> Bool { rows[Int(unit)].isGuess }

  func hasModules(_ unit: Int32) -> Bool { !rows[Int(unit)].modules.isEmpty }

  func modules(of unit: Int32) -> ArraySlice<Name> {
    let range = rows[Int(unit)].modules
    return modules[Int(range.lowerBound)..<Int(range.upperBound)]
  }
}

/// What a file meets and sees, for a quick first answer about many files.
struct Viewpoint {
  private let unit: Int32
  private let targetBits: UInt64
  private let visibleModules: UInt64
  /// Of what it may see of modules that it imports.
  private let lowestAccess: Access

  init(of file: FileIndex, in project: Project) {
    unit = project.units[Int(file)]
    targetBits = project.targetBits[Int(unit)]
    visibleModules = project.visibleModules[Int(file)]
    lowestAccess = project.seesInternalNames[Int(file)] ? .internal : .package
  }

  /// Whether it may see a declaration in a file of a unit; false is certain.
  func maySee(_ other: Int32, _ access: Access, in project: Project) -> Bool {
    if unit == other || targetBits & project.targetBits[Int(other)] != 0 { return true }
    return access >= lowestAccess && visibleModules & project.moduleBits[Int(other)] != 0
  }
}

/// Modules as one bit each; several share one, so that a bit in common proves nothing and none in common does.
extension Project {
  /// For each unit; of one whose name is unknown all.
  static func moduleBits(_ table: UnitTable, count: Int) -> [UInt64] {
    (0..<Int32(count)).map { unit in
      table.hasModules(unit) ? table.modules(of: unit).reduce(0) { $0 | bit(of: $1) } : .max
    }
  }

  /// For each file the modules that it imports, those that its own and they re-export included; in any case one that
  /// may be of unknown name.
  func collectVisibleModules() {
    var known: [Name: UInt64] = [:]
    for (file, facts) in files.enumerated() {
      var bits: UInt64 = 1 << 63
      for fact in facts.imports { bits |= exportedBits(of: fact.module, &known) }
      if !exportedModules.isEmpty {
        for module in unitTable.modules(of: units[file]) { bits |= exportedBits(of: module, &known) }
      }
      visibleModules.append(bits)
    }
  }

  private func exportedBits(of module: Name, _ known: inout [Name: UInt64], depth: Int = 0) -> UInt64 {
    if let bits = known[module] { return bits }
    var bits = Project.bit(of: module)
    guard depth < 8 else { return .max }
    for exported in exportedModules[module] ?? [] { bits |= exportedBits(of: exported, &known, depth: depth + 1) }
    if depth == 0 { known[module] = bits }
    return bits
  }

  /// One of the lower 63: the highest is that of modules without a known name.
  private static func bit(of module: Name) -> UInt64 { 1 << (NameHash.mix(module.value) % 63) }
}

/// Which files see which declarations: by module, import and access.
extension Project {
  /// - Parameter access: of the declaration.
  func distance(from file: FileIndex, to other: FileIndex, _ access: Access) -> Distance {
    let unit = units[Int(file)]
    let otherUnit = units[Int(other)]
    if unit == otherUnit { return .sameUnit }
    if targetBits[Int(unit)] & targetBits[Int(otherUnit)] != 0, unitTable.meet(unit, otherUnit) {
      return unitTable.isGuess(unit) || unitTable.isGuess(otherUnit) ? .perhapsSameTarget : .sameTarget
    }
    guard access >= (seesInternalNames[Int(file)] ? .internal : .package) else { return .outOfSight }
    guard unitTable.hasModules(otherUnit) else { return access >= .package ? .elsewhere : .outOfSight }
    guard visibleModules[Int(file)] & moduleBits[Int(otherUnit)] != 0 else { return .outOfSight }
    return imports(unitTable.modules(of: otherUnit), from: file, access) ? .imported : .outOfSight
  }

  /// The files that see a declaration and may name it.
  func files(seeing file: FileIndex, _ access: Access, naming name: Name) -> [FileIndex] {
    let unit = units[Int(file)]
    let bits = targetBits[Int(unit)]
    return files(naming: name).filter { other in
      let otherUnit = self.units[Int(other)]
      let mayMeet = unit == otherUnit || bits & self.targetBits[Int(otherUnit)] != 0
      guard mayMeet || access >= .package || self.seesInternalNames[Int(other)] else { return false }
      return self.distance(from: other, to: file, access) != .outOfSight
    }
  }

  /// The number of the folder whose manifest a file is built by. Its targets mostly run as one program, and share what a
  /// program has once.
  func program(of file: FileIndex) -> Int32 {
    let unit = units[Int(file)]
    return builds[Int(unit)].program ?? unit
  }

  /// Whether two files are built together.
  func areTogether(_ file: FileIndex, _ other: FileIndex) -> Bool {
    unitTable.meet(units[Int(file)], units[Int(other)])
  }

  /// Whether a file imports one of some modules outside of the project.
  func imports(_ modules: AskedModules, in file: FileIndex) -> Bool {
    let names = modules.names
    return files[Int(file)].imports.contains { names.contains($0.module) }
  }

  private func imports(_ modules: ArraySlice<Name>, from file: FileIndex, _ access: Access) -> Bool {
    let isImported = files[Int(file)].imports.contains { fact in
      guard access >= .package || fact.isTestable else { return false }
      return modules.contains(fact.module) || exports(modules, from: fact.module, depth: 0)
    }
    guard !isImported, access >= .package, !exportedModules.isEmpty else { return isImported }
    // What one file of a module re-exports, all files of the module see.
    return unitTable.modules(of: units[Int(file)]).contains { exports(modules, from: $0, depth: 0) }
  }

  private func exports(_ modules: ArraySlice<Name>, from module: Name, depth: Int) -> Bool {
    guard depth < 8, let exported = exportedModules[module] else { return false }
    return exported.contains { modules.contains($0) || exports(modules, from: $0, depth: depth + 1) }
  }

  /// A file sees SwiftUI if it imports it, or if its own module or one that it imports re-exports it.
  static func visibility(_ files: [FileFacts], _ units: [Int32], _ table: UnitTable) -> [Bool] {
    var exporting: Set<Int32> = []
    for (file, unit) in zip(files, units) where file.imports.contains(where: { $0.isExported && Modules.swiftUI.contains($0.module) }) {
      exporting.insert(unit)
    }
    let modules = Set(exporting.flatMap { table.modules(of: $0) })
    return zip(files, units).map { file, unit in
      file.flags.contains(.importsSwiftUI) || exporting.contains(unit)
        || exporting.contains { table.meet($0, unit) }
        || !modules.isEmpty && file.imports.contains { modules.contains($0.module) }
    }
  }

  /// `@_exported import` makes another module's names those of a module.
  func collectExportedModules() {
    for (file, facts) in files.enumerated() {
      let modules = unitTable.modules(of: units[file])
      guard !modules.isEmpty else { continue }
      for fact in facts.imports where fact.isExported {
        for module in modules { exportedModules[module, default: []].append(fact.module) }
      }
    }
  }
}
