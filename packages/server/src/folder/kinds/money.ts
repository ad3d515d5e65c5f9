import { readMoney, writeMoney } from '../codecs/read.ts'
import { tell } from '../codecs/fields.ts'
import { CodecError } from '../codecs/CodecError.ts'

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
