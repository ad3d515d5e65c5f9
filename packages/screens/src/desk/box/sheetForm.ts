import type { BoxCount, BoxSheet, BoxSheetPlace } from '@minaret/contract/desk'
import { currencyExponent } from '@minaret/money'
import { amountText, parseAmount } from '@minaret/ui'

/** A counting sheet as it is typed: texts where somebody types, and the envelopes that are complete. */
export type SheetForm = {
  /** The version it was begun from. */
  version: number
  place: BoxSheetPlace
  envelopes: BoxCount['envelopes']
  /** The envelope that is being typed. */
  name: string
  amount: string
  small: string
  /** How many there are of each note and coin, where they are counted one by one. */
  notes?: Readonly<Record<string, string>>
  large: string
  declared: string
  cheques: string
  chequesAmount: string
}

/** A field with a number in it. */
export type SheetField = 'small' | 'large' | 'declared' | 'cheques' | 'chequesAmount' | `note.${number}`

/** What is wrong with the fields that are typed. */
export type SheetProblems = Partial<Record<SheetField, 'amount' | 'count' | 'both'>>

/** How amounts are typed here. */
export type Typing = { currency: string; locale: string }

const zero = (value: number, text: string): string => (value === 0 ? '' : text)

/** A sheet as it stands on the server, to be typed on. */
export function fromSheet({ version, place, count, currency }: BoxSheet, locale: string): SheetForm {
  const money = (minor: number) => zero(minor, amountText(minor, locale, currencyExponent(currency)))
  const whole = (many: number) => zero(many, new Intl.NumberFormat(locale, { useGrouping: false }).format(many))
  return {
    version,
    place,
    envelopes: count.envelopes,
    name: '',
    amount: '',
    small: money(count.smallCashMinor),
    ...(count.denominations
      ? {
          notes: Object.fromEntries(
            count.denominations.map(({ valueMinor, count: many }) => [valueMinor, whole(many)]),
          ),
        }
      : {}),
    large: whole(count.largeNotes),
    declared: money(count.declaredMinor),
    cheques: whole(count.cheques),
    chequesAmount: money(count.chequesMinor),
  }
}

/** An amount as typed; nothing where it is none. An empty field is no money. */
export function readMoney(text: string, { currency, locale }: Typing): number | undefined {
  if (text.trim() === '') return 0
  const parsed = parseAmount(text, currency, locale, currencyExponent(currency))
  return parsed.ok ? parsed.amountMinor : undefined
}

/** A whole number as typed; nothing where it is none. */
function readCount(text: string, locale: string): number | undefined {
  if (text.trim() === '') return 0
  const parsed = parseAmount(text, 'gbp', locale, 0)
  return parsed.ok && parsed.amountMinor <= 1_000_000 ? parsed.amountMinor : undefined
}

/** The count that is typed, as far as it can be read, and what is wrong with it. */
export function readCountTyped(form: SheetForm, typing: Typing): { count: BoxCount; problems: SheetProblems } {
  const problems: SheetProblems = {}
  const money = (field: 'small' | 'declared' | 'chequesAmount') => {
    const minor = readMoney(form[field], typing)
    if (minor === undefined) problems[field] = 'amount'
    return minor ?? 0
  }
  const whole = (field: 'large' | 'cheques') => {
    const many = readCount(form[field], typing.locale)
    if (many === undefined) problems[field] = 'count'
    return many ?? 0
  }
  const denominations = Object.entries(form.notes ?? {}).flatMap(([value, text]) => {
    const [valueMinor, many] = [Number(value), readCount(text, typing.locale)]
    if (many === undefined) problems[`note.${valueMinor}`] = 'count'
    return many ? [{ valueMinor, count: many }] : []
  })
  const count: BoxCount = {
    envelopes: form.envelopes,
    smallCashMinor: form.notes
      ? denominations.reduce((sum, { valueMinor, count: many }) => sum + valueMinor * many, 0)
      : money('small'),
    ...(form.notes && denominations.length > 0 ? { denominations } : {}),
    largeNotes: whole('large'),
    declaredMinor: money('declared'),
    cheques: whole('cheques'),
    chequesMinor: money('chequesAmount'),
  }
  if ((count.cheques === 0) !== (count.chequesMinor === 0) && !problems.cheques && !problems.chequesAmount)
    problems[count.cheques === 0 ? 'cheques' : 'chequesAmount'] = 'both'
  return { count, problems }
}

/** The same content has the same text, by which it is known whether the server has it. */
export const contentText = (place: BoxSheetPlace, { denominations, ...count }: BoxCount): string =>
  JSON.stringify([
    [place.day, place.cause, place.building, place.second],
    count.envelopes.map(({ name, amountMinor }) => [name, amountMinor]),
    [count.smallCashMinor, count.largeNotes, count.declaredMinor, count.cheques, count.chequesMinor],
    denominations?.map(({ valueMinor, count: many }) => [valueMinor, many]).toSorted(([a = 0], [b = 0]) => a - b),
  ])

const isText = (value: unknown): value is string => typeof value === 'string'

/** What was typed, as it was stored; nothing where it is none any more. */
export function acceptForm(value: unknown): SheetForm | undefined {
  const read: Partial<Record<keyof SheetForm, unknown>> = Object(value)
  const { version, name, amount, small, large, declared, cheques, chequesAmount } = read
  const place: Partial<Record<keyof BoxSheetPlace, unknown>> = Object(read.place)
  const { day, cause, building, second } = place
  const texts = [name, amount, small, large, declared, cheques, chequesAmount]
  if (typeof version !== 'number' || !texts.every(isText) || !Array.isArray(read.envelopes)) return undefined
  if (!isText(day) || !isText(cause) || !isText(second)) return undefined
  const envelopes = read.envelopes.flatMap((each: unknown) => {
    const envelope: { name?: unknown; amountMinor?: unknown } = Object(each)
    return isText(envelope.name) && typeof envelope.amountMinor === 'number'
      ? [{ name: envelope.name, amountMinor: envelope.amountMinor }]
      : []
  })
  const typedNotes: Readonly<Record<string, unknown>> = Object(read.notes)
  const notes = Object.entries(typedNotes).flatMap(([note, many]) => (isText(many) ? [[note, many] as const] : []))
  return {
    version,
    place: { day, cause, second, ...(isText(building) ? { building } : {}) },
    envelopes,
    name: String(name),
    amount: String(amount),
    small: String(small),
    ...(read.notes === undefined ? {} : { notes: Object.fromEntries(notes) }),
    large: String(large),
    declared: String(declared),
    cheques: String(cheques),
    chequesAmount: String(chequesAmount),
  }
}
