import { clean, jsonOf } from './clean.ts'
import type { CommonOptions } from './defineCommand.ts'

let answered = false

/** A command begins: it has answered nothing yet. */
export const beginAnswer = (): void => void (answered = false)

/** Whether this command has given its answer already. */
export const hasAnswered = (): boolean => answered

/**
 * Gives a command's answer on standard output: the value as JSON with `--json`, otherwise lines for people. Once a command.
 * @param lines what a person reads; not called with `--json`
 */
export function tell({ json }: CommonOptions, value: unknown, lines: () => string): void {
  answered = true
  process.stdout.write(`${json ? jsonOf(value) : clean(lines())}\n`)
}

/** Says something beside the answer: on standard error, so that what is piped or read as JSON stays clean. */
export const note = (line: string): void => void process.stderr.write(`${clean(line)}\n`)
