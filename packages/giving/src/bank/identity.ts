import { createHash } from 'node:crypto'
import type { StatementLine } from './statement.ts'

const hash = (parts: readonly (string | number)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32)

/**
 * Computes an identity for each line, by which it is recognised in another file: the bank's reference or else the text, with day
 * and amount, plus a sequence number among identical lines of that day. Banks export complete days, so the second of two £10
 * gifts by the same payer is the second in every file; and some banks give such lines the same reference. Balances are left
 * out: banks reorder the lines of a day later. `former` is the identity under which earlier versions stored the line. The
 * identity of a part of an entry begins with the entry's.
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
  // The parts of an entry share one former identity.
  const formerIdentities = new Map<StatementLine, string>()
  return lines.map((line) => {
    const former = line.former ?? line
    const formerIdentity = formerIdentities.get(former) ?? countIn(formerCounts, serializeLine(former))
    formerIdentities.set(former, formerIdentity)
    const identity = countIn(counts, serializeLine(line))
    return {
      line,
      identity: line.isPart ? `${formerIdentity}/${identity}` : identity,
      former: line.former && formerIdentity,
    }
  })
}

/** The identities a stored line matches: its own, and that of the entry it is part of. */
export const identitiesOf = (identity: string): string[] => [identity, identity.replace(/\/.*$/s, '')]

function serializeLine({ day, amountMinor, currency, text, bankId, account = '' }: StatementLine): string {
  return bankId
    ? hash(['id', account, bankId, day, amountMinor, currency])
    : hash(['text', account, day, amountMinor, currency, text.toLowerCase().replaceAll(/\s+/g, ' ')])
}
