import { CommanderError } from 'commander'
import { InvalidValueError } from '@minaret/server/operator'
import { reasonOf, sentenceFor } from '@minaret/server/installation'
import { readExplainContext } from '../../env.ts'
import { adaptCommands } from './adaptCommands.ts'
import { shortenQuotes, serialiseJson } from './clean.ts'
import { hasPrintedResult, printNote } from './output.ts'
import { Interrupted, UsageError } from './UsageError.ts'

/** A command's exit code: 0 success, 1 failure, 2 an invalid command line or value, 130 interrupted. */
export type ExitCode = 0 | 1 | 2 | 130

/** Returns the message for the operator, without a stack trace. */
function describeError(error: unknown): string {
  if (error instanceof UsageError || error instanceof Interrupted) return error.message
  return (
    sentenceFor(error, readExplainContext()) ??
    `This is an error in Minaret: ${reasonOf(error)}\nTry again. If it happens again, please report it with the command you typed.`
  )
}

/**
 * Reports a failed command on standard error; with `--json` also as `{"error": …}` on standard output, so that
 * a program always gets one JSON value.
 */
export function fail(error: unknown, json: boolean): ExitCode {
  // commander has already printed its message, and help is not a failure.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  const text = adaptCommands(shortenQuotes(describeError(error)))
  printNote(text)
  if (json && !hasPrintedResult()) process.stdout.write(`${serialiseJson({ error: text })}\n`)
  if (error instanceof Interrupted) return 130
  return error instanceof UsageError || error instanceof InvalidValueError ? 2 : 1
}
