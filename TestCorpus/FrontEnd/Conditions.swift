// expect-nothing
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

struct Conditions: View {
  #if DEBUG
  private let isDebug = true
  #else
  private let isDebug = false
  #endif

  #if swift(>=6.0) || compiler(<5.9)
  @available(iOS 17, macOS 14, *)
  #endif
  @MainActor
  private var marked: Int { 1 }

  var body: some View {
    VStack {
      Text("a")
        .padding()
        #if os(iOS)
        .navigationBarTitleDisplayMode(.inline)
        #elseif os(macOS)
        .frame(minWidth: 100)
        .onHover { _ in }
        #else
        .focusable()
        #endif
        .font(.title)
      #if targetEnvironment(simulator)
      Text("simulator")
      #endif
      switch marked {
      case 0: Text("0")
      #if DEBUG
      case 1: Text("1")
      #endif
      default: EmptyView()
      }
    }
    #if compiler(>=6.2)
    .task(name: "loading") {}
    #endif
  }

  #sourceLocation(file: "Other.swift", line: 1)
  var other: String { #file + "\(#line)" }
  #sourceLocation()

  func check() {
    if #available(iOS 18, macOS 15, *), marked > 0 { print(1) }
    guard #unavailable(iOS 16) else { return }
    while #available(iOS 18, *) { break }
    #warning("not done")
  }
}

#if false
struct Unfinished: View {
  var body: some View { Text("never built") }
}
#endif
