StandardStream.ignoreLimitSignals()
Memory.giveLargeBlocksBack()
let exitCode = CommandLineProgram().run(CommandLine.arguments.dropFirst())
exitCode.exit()
