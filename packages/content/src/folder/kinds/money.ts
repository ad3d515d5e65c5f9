import { readMoney, writeMoney } from '../codecs/read.ts'
import { addIssue } from '../codecs/fields.ts'
import { CodecError } from '../codecs/CodecError.ts'
import type { AmountExample } from '@minaret/foundation/db'

type Sink = Parameters<typeof addIssue>[0]

/** Reads the amount of a key. An invalid one is reported, and 1 is returned. */
export function moneyAt(text: string, currency: string, sink: Sink, path: (string | number)[]): number {
  const amount = readMoney(text, currency)
  if (!(amount instanceof CodecError)) return amount
  addIssue(sink, amount, path)
  return 1
}

/** Reads the suggested amounts. */
export function presetsAt(texts: readonly string[], currency: string, sink: Sink): number[] {
  if (texts.length > 8)
    addIssue(sink, new CodecError('At most eight amounts are allowed. Delete some.', { code: 'tooManyAmounts' }), [
      'presets',
    ])
  return texts.map((text, index) => moneyAt(text, currency, sink, ['presets', index]))
}

export const presetsOf = (minors: readonly number[], currency: string): string[] =>
  minors.map((minor) => writeMoney(minor, currency))

/** Reads the examples of amounts, sorted by amount. */
export function examplesAt(
  examples: readonly { amount: string; text: string }[],
  currency: string,
  sink: Sink,
): AmountExample[] {
  if (examples.length > 8)
    addIssue(sink, new CodecError('At most eight amounts are allowed. Delete some.', { code: 'tooManyAmounts' }), [
      'examples',
    ])
  return examples
    .map(({ amount, text }) => ({ amountMinor: moneyAt(amount, currency, sink, ['examples']), text }))
    .toSorted((a, b) => a.amountMinor - b.amountMinor)
}

export const examplesOf = (examples: readonly AmountExample[], currency: string) =>
  examples.length > 0
    ? examples.map(({ amountMinor, text }) => ({ amount: writeMoney(amountMinor, currency), text }))
    : null
