import { prepareForDisplay, serialiseJson } from './clean.ts'
import type { CommonOptions } from './defineCommand.ts'

let isResultPrinted = false

/** Resets the state for a new command. */
export const resetOutput = (): void => void (isResultPrinted = false)

/** Whether this command has printed its result. */
export const hasPrintedResult = (): boolean => isResultPrinted

/**
 * Prints a command's result on standard output: JSON with `--json`, otherwise text for people. Called once per command.
 * @param lines the text for people; not called with `--json`
 */
export function printResult({ json }: CommonOptions, value: unknown, lines: () => string): void {
  isResultPrinted = true
  process.stdout.write(`${json ? serialiseJson(value) : prepareForDisplay(lines())}\n`)
}

/** Prints a message on standard error, so that piped or JSON output stays clean. */
export const printNote = (line: string): void => void process.stderr.write(`${prepareForDisplay(line)}\n`)
