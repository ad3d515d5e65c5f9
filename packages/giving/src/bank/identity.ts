import { createHash } from 'node:crypto'
import type { StatementLine } from './statement.ts'

const hash = (parts: readonly (string | number)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32)

/**
 * What each line of a file is known again by in another file: the bank's own name of it, or else what it says, with its day
 * and amount; and which of those that are alike on that day it is. Banks export whole days, so the second of two gifts of £10
 * by the same payer is the second in every file; and some give such lines one name. Balances are left out: banks put the
 * lines of a day into another order later.
 */
export function identify(lines: readonly StatementLine[]): { line: StatementLine; identity: string }[] {
  const counts = new Map<string, number>()
  return lines.map((line) => {
    const { day, amountMinor, currency, text, bankId, account = '' } = line
    const content = bankId
      ? hash(['id', account, bankId, day, amountMinor, currency])
      : hash(['text', account, day, amountMinor, currency, text.toLowerCase().replaceAll(/\s+/g, ' ')])
    const count = (counts.get(content) ?? 0) + 1
    counts.set(content, count)
    return { line, identity: `${content}.${count}` }
  })
}
