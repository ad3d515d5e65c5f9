import { createHash } from 'node:crypto'
import type { StatementLine } from './statement.ts'

const hash = (parts: readonly (string | number)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32)

/**
 * What each line of a file is known again by in another file: the bank's own name of it, or else what it says, with its day
 * and amount; and which of those that are alike on that day it is. Banks export whole days, so the second of two gifts of £10
 * by the same payer is the second in every file; and some give such lines one name. Balances are left out: banks put the
 * lines of a day into another order later. A line that was read otherwise before is known by what it was then, too,
 * and the identity of a part of a booking begins with the booking's.
 */
export function identify(
  lines: readonly StatementLine[],
): { line: StatementLine; identity: string; former: string | undefined }[] {
  const countIn = (counts: Map<string, number>, content: string) => {
    const count = (counts.get(content) ?? 0) + 1
    counts.set(content, count)
    return `${content}.${count}`
  }
  const [counts, formerCounts] = [new Map<string, number>(), new Map<string, number>()]
  // Lines that were one have one former identity.
  const formers = new Map<StatementLine, string>()
  return lines.map((line) => {
    const former = line.former ?? line
    const formerIdentity = formers.get(former) ?? countIn(formerCounts, contentOf(former))
    formers.set(former, formerIdentity)
    const identity = countIn(counts, contentOf(line))
    return {
      line,
      identity: line.isPart ? `${formerIdentity}/${identity}` : identity,
      former: line.former && formerIdentity,
    }
  })
}

/** What a stored identity is known by: itself, and the booking that it is a part of. */
export const namesOf = (identity: string): string[] => [identity, identity.replace(/\/.*$/s, '')]

function contentOf({ day, amountMinor, currency, text, bankId, account = '' }: StatementLine): string {
  return bankId
    ? hash(['id', account, bankId, day, amountMinor, currency])
    : hash(['text', account, day, amountMinor, currency, text.toLowerCase().replaceAll(/\s+/g, ' ')])
}
