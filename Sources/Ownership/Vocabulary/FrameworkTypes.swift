import SwiftTree

/// What a type is to SwiftUI, by the frameworks' protocols and classes that it reaches through its inheritance.
public struct Traits: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let view = Traits(rawValue: 1)
  public static let viewModifier = Traits(rawValue: 1 << 1)
  public static let app = Traits(rawValue: 1 << 2)
  public static let scene = Traits(rawValue: 1 << 3)
  /// commands, toolbar content, tab content, widgets: other types with a `body`
  public static let bodyContent = Traits(rawValue: 1 << 4)
  /// button, label, toggle and other styles: types with a `makeBody`
  public static let style = Traits(rawValue: 1 << 5)
  public static let dynamicProperty = Traits(rawValue: 1 << 6)
  public static let representable = Traits(rawValue: 1 << 7)
  public static let previewProvider = Traits(rawValue: 1 << 8)
  public static let observableObject = Traits(rawValue: 1 << 9)
  /// conforms to `Observable` by its inheritance clause
  public static let observableConformance = Traits(rawValue: 1 << 10)
  /// the `@Observable` macro stands on the class itself
  public static let observableMacro = Traits(rawValue: 1 << 11)
  public static let modelMacro = Traits(rawValue: 1 << 12)
  public static let nsObject = Traits(rawValue: 1 << 13)
  public static let test = Traits(rawValue: 1 << 14)
  /// something in its inheritance is neither in the project nor known here
  public static let unknownAncestor = Traits(rawValue: 1 << 15)
  /// a result builder, a property wrapper: `@propertyWrapper` stands on the type
  public static let propertyWrapper = Traits(rawValue: 1 << 16)
  /// a widget's configuration: evaluated once
  public static let widget = Traits(rawValue: 1 << 17)

  /// May own state (semantics.md 5.3).
  public static let stateOwner: Traits = [.view, .viewModifier, .app, .scene, .widget, .bodyContent, .style, .dynamicProperty]
  /// Rebuilt with each evaluation of what contains it.
  public static let rebuiltByParent: Traits = [.view, .viewModifier, .bodyContent, .style]
  /// For previews and tests, with all that is nested in it.
  static let development: Traits = [.previewProvider, .test]
  /// What a subtype inherits.
  static let inherited: Traits = [
    .view, .viewModifier, .app, .scene, .bodyContent, .style, .dynamicProperty, .representable, .previewProvider,
    .observableObject, .observableConformance, .nsObject, .test, .unknownAncestor, .widget,
  ]

  /// Each of them alone.
  var elements: [Traits] {
    (0..<UInt32(UInt32.bitWidth)).map { Traits(rawValue: 1 << $0) }.filter(contains)
  }
}

/// The frameworks' protocols and classes that say something about a type's role.
enum FrameworkTypes {
  /// Protocols that are SwiftUI's: they count only in files that see SwiftUI.
  static let swiftUI = NameTable<Traits>([
    (Name("View"), .view), (Name("ViewModifier"), .viewModifier), (Name("EnvironmentalModifier"), .viewModifier),
    (Name("AnimatableModifier"), .viewModifier), (Name("App"), .app), (Name("Scene"), .scene),
    (Name("Commands"), .bodyContent), (Name("ToolbarContent"), .bodyContent),
    (Name("CustomizableToolbarContent"), .bodyContent), (Name("TabContent"), .bodyContent),
    (Name("Widget"), .widget), (Name("WidgetBundle"), .widget), (Name("ControlWidget"), .widget), (Name("TableRowContent"), .bodyContent),
    (Name("ButtonStyle"), .style), (Name("PrimitiveButtonStyle"), .style), (Name("LabelStyle"), .style),
    (Name("ToggleStyle"), .style), (Name("ProgressViewStyle"), .style), (Name("GaugeStyle"), .style),
    (Name("GroupBoxStyle"), .style), (Name("MenuStyle"), .style), (Name("DisclosureGroupStyle"), .style),
    (Name("TextFieldStyle"), .style), (Name("LabeledContentStyle"), .style), (Name("FormStyle"), .style),
    (Name("ControlGroupStyle"), .style), (Name("NavigationSplitViewStyle"), .style), (Name("DatePickerStyle"), .style),
    (Name("DynamicProperty"), .dynamicProperty),
    (Name("UIViewRepresentable"), [.view, .representable]), (Name("NSViewRepresentable"), [.view, .representable]),
    (Name("UIViewControllerRepresentable"), [.view, .representable]),
    (Name("NSViewControllerRepresentable"), [.view, .representable]),
    (Name("WKInterfaceObjectRepresentable"), [.view, .representable]),
    (Name("PreviewProvider"), .previewProvider), (Name("PreviewModifier"), .previewProvider),
    (Name("LibraryContentProvider"), .previewProvider),
    (Name("InsettableShape"), .view), (Name("Shape"), .view), (Name("EquatableView"), .view),
  ])

  static let anywhere = NameTable<Traits>([
    (Name("ObservableObject"), .observableObject), (Name("NSManagedObject"), [.observableObject, .nsObject]),
    (Name("ReferenceFileDocument"), .observableObject), (Name("Observable"), .observableConformance),
    (Name("PersistentModel"), .observableConformance), (Name("NSObject"), .nsObject), (Name("XCTestCase"), .test),
  ])

  /// Protocols and classes of the frameworks that change nothing about who owns what.
  static let neutral = NameSet([
    "Sendable", "Hashable", "Equatable", "Comparable", "Codable", "Encodable", "Decodable", "Identifiable", "Error",
    "CaseIterable", "RawRepresentable", "CustomStringConvertible", "CustomDebugStringConvertible", "LocalizedError",
    "AnyObject", "NSObjectProtocol", "Copyable", "Escapable", "BitwiseCopyable", "OptionSet", "ExpressibleByStringLiteral",
    "Sequence", "Collection", "IteratorProtocol", "Actor", "GlobalActor", "CustomNSError", "Transferable",
    "UIApplicationDelegate", "NSApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "WKApplicationDelegate",
    "WKExtensionDelegate", "UNUserNotificationCenterDelegate", "CLLocationManagerDelegate", "AVAudioPlayerDelegate",
    "AVAudioRecorderDelegate", "AVSpeechSynthesizerDelegate", "URLSessionDelegate", "URLSessionTaskDelegate",
    "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLSessionWebSocketDelegate", "WCSessionDelegate",
    "CBCentralManagerDelegate", "CBPeripheralDelegate", "SFSpeechRecognizerDelegate", "ARSessionDelegate",
    "GKGameCenterControllerDelegate", "MCSessionDelegate", "UISearchBarDelegate", "UITextFieldDelegate", "UITextViewDelegate",
    "UIScrollViewDelegate", "UITableViewDelegate", "UITableViewDataSource", "UICollectionViewDelegate",
    "UICollectionViewDataSource", "UIImagePickerControllerDelegate", "UINavigationControllerDelegate", "WKNavigationDelegate",
    "WKUIDelegate", "MKMapViewDelegate", "NSWindowDelegate", "NSFetchedResultsControllerDelegate",
    "PHPickerViewControllerDelegate", "PHPhotoLibraryChangeObserver", "SKPaymentTransactionObserver",
    "SKProductsRequestDelegate", "MFMailComposeViewControllerDelegate", "AVCaptureVideoDataOutputSampleBufferDelegate",
    "AVCapturePhotoCaptureDelegate", "NSFilePresenter", "NSCopying", "NSCoding", "NSSecureCoding", "Animatable",
    "AsyncSequence", "AsyncIteratorProtocol", "Clock", "InstantProtocol", "Strideable", "AdditiveArithmetic", "VectorArithmetic",
    "Observer", "NSCacheDelegate", "XMLParserDelegate", "ASAuthorizationControllerDelegate",
    "ASWebAuthenticationPresentationContextProviding", "ASAuthorizationControllerPresentationContextProviding",
    "NSToolbarDelegate", "NSMenuDelegate", "NSTextFieldDelegate", "NSTextViewDelegate", "NSOutlineViewDelegate",
    "NSTableViewDelegate", "NSTableViewDataSource", "EnvironmentKey", "PreferenceKey", "FocusedValueKey",
    "DropDelegate", "AVCaptureSessionControlsDelegate", "AVCaptureFileOutputRecordingDelegate",
    "AVCaptureMetadataOutputObjectsDelegate", "AVCaptureAudioDataOutputSampleBufferDelegate", "AVAssetDownloadDelegate",
    "AVPictureInPictureControllerDelegate", "CBPeripheralManagerDelegate", "MCNearbyServiceAdvertiserDelegate",
    "MCNearbyServiceBrowserDelegate", "MCBrowserViewControllerDelegate", "ARSCNViewDelegate", "SCNSceneRendererDelegate",
    "SKPhysicsContactDelegate", "MTKViewDelegate", "PKCanvasViewDelegate", "PKPaymentAuthorizationControllerDelegate",
    "PKPushRegistryDelegate", "CXProviderDelegate", "CXCallObserverDelegate", "HMHomeManagerDelegate",
    "NFCNDEFReaderSessionDelegate", "NFCTagReaderSessionDelegate", "DataScannerViewControllerDelegate",
    "GKMatchDelegate", "GKMatchmakerViewControllerDelegate", "GKLocalPlayerListener", "MKLocalSearchCompleterDelegate",
    "MFMessageComposeViewControllerDelegate", "CNContactPickerDelegate", "EKEventEditViewDelegate",
    "SFSafariViewControllerDelegate", "QLPreviewControllerDataSource", "QLPreviewControllerDelegate",
    "WKScriptMessageHandler", "WKURLSchemeHandler", "UIDocumentPickerDelegate", "UIGestureRecognizerDelegate",
    "UITextPasteDelegate", "UITabBarControllerDelegate", "UISplitViewControllerDelegate",
    "UIAdaptivePresentationControllerDelegate", "UIPopoverPresentationControllerDelegate",
    "UIContextMenuInteractionDelegate", "UIDragInteractionDelegate", "UIDropInteractionDelegate",
    "UIPageViewControllerDataSource", "UIPageViewControllerDelegate", "UIPickerViewDataSource", "UIPickerViewDelegate",
    "NSSplitViewDelegate", "NSSharingServicePickerDelegate", "NSOpenSavePanelDelegate",
    "AVPlayerItemMetadataOutputPushDelegate", "HKLiveWorkoutBuilderDelegate", "HKWorkoutSessionDelegate",
    "NWPathMonitor", "NetServiceDelegate", "NetServiceBrowserDelegate", "GADFullScreenContentDelegate",
    "VNDocumentCameraViewControllerDelegate",
  ])
}
