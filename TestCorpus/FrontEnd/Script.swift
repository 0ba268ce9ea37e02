#!/usr/bin/env swift
// expect-nothing
import Foundation

let arguments = CommandLine.arguments.dropFirst()
for argument in arguments { print(argument) }
if arguments.isEmpty { print("none") }
