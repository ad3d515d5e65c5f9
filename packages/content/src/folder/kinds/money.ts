import { readMoney, writeMoney } from '../codecs/read.ts'
import { tell } from '../codecs/fields.ts'
import { CodecError } from '../codecs/CodecError.ts'
import type { AmountExample } from '@minaret/foundation/db'

type Sink = Parameters<typeof tell>[0]

/** An amount at a key, in a currency that another key names; nothing where it was told what is wrong. */
export function moneyAt(text: string, currency: string, sink: Sink, path: (string | number)[]): number {
  const read = readMoney(text, currency)
  if (!(read instanceof CodecError)) return read
  tell(sink, read, path)
  return 1
}

/** Amounts offered for one touch. */
export function presetsAt(texts: readonly string[], currency: string, sink: Sink): number[] {
  if (texts.length > 8)
    tell(sink, new CodecError('There can be eight amounts at most. Delete some.', { code: 'tooManyAmounts' }), [
      'presets',
    ])
  return texts.map((text, at) => moneyAt(text, currency, sink, ['presets', at]))
}

export const presetsOf = (minors: readonly number[], currency: string): string[] =>
  minors.map((minor) => writeMoney(minor, currency))

/** What amounts do, from the smallest to the largest. */
export function examplesAt(
  written: readonly { amount: string; text: string }[],
  currency: string,
  sink: Sink,
): AmountExample[] {
  if (written.length > 8)
    tell(sink, new CodecError('There can be eight amounts at most. Delete some.', { code: 'tooManyAmounts' }), [
      'examples',
    ])
  return written
    .map(({ amount, text }) => ({ amountMinor: moneyAt(amount, currency, sink, ['examples']), text }))
    .toSorted((a, b) => a.amountMinor - b.amountMinor)
}

export const examplesOf = (examples: readonly AmountExample[], currency: string) =>
  examples.length > 0
    ? examples.map(({ amountMinor, text }) => ({ amount: writeMoney(amountMinor, currency), text }))
    : null
