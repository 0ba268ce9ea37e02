StandardStream.ignoreLimitSignals()
let exitCode = CommandLineProgram().run(CommandLine.arguments.dropFirst())
exitCode.exit()
