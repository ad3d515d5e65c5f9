import type { BoxCount, BoxSheet, BoxSheetPlace } from '@minaret/contract/desk'
import { currencyExponent } from '@minaret/money'
import { amountText, parseAmount } from '@minaret/ui'

/** The form of a counting sheet: text as typed, and completed envelopes. */
export type SheetForm = {
  /** The version it is based on. */
  version: number
  place: BoxSheetPlace
  envelopes: BoxCount['envelopes']
  /** The envelope being typed. */
  name: string
  amount: string
  small: string
  /** The number of each note and coin, if they are counted individually. */
  notes?: Readonly<Record<string, string>>
  large: string
  declared: string
  cheques: string
  chequesAmount: string
}

/** A numeric field. */
export type SheetField = 'small' | 'large' | 'declared' | 'cheques' | 'chequesAmount' | `note.${number}`

/** Problems by field. */
export type SheetProblems = Partial<Record<SheetField, 'amount' | 'count' | 'both'>>

/** The currency and locale that amounts are parsed in. */
export type InputFormat = { currency: string; locale: string }

const blankIfZero = (value: number, text: string): string => (value === 0 ? '' : text)

/** The form's values for a sheet from the server. */
export function fromSheet({ version, place, count, currency }: BoxSheet, locale: string): SheetForm {
  const formatMoney = (minor: number) => blankIfZero(minor, amountText(minor, locale, currencyExponent(currency)))
  const formatCount = (count: number) =>
    blankIfZero(count, new Intl.NumberFormat(locale, { useGrouping: false }).format(count))
  return {
    version,
    place,
    envelopes: count.envelopes,
    name: '',
    amount: '',
    small: formatMoney(count.smallCashMinor),
    ...(count.denominations
      ? {
          notes: Object.fromEntries(
            count.denominations.map(({ valueMinor, count: quantity }) => [valueMinor, formatCount(quantity)]),
          ),
        }
      : {}),
    large: formatCount(count.largeNotes),
    declared: formatMoney(count.declaredMinor),
    cheques: formatCount(count.cheques),
    chequesAmount: formatMoney(count.chequesMinor),
  }
}

/** Parses an amount in minor units; undefined if it is invalid. An empty field is zero. */
export function parseMoney(text: string, { currency, locale }: InputFormat): number | undefined {
  if (text.trim() === '') return 0
  const result = parseAmount(text, currency, locale, currencyExponent(currency))
  return result.ok ? result.amountMinor : undefined
}

/** Parses a whole number; undefined if it is invalid. */
function parseWholeNumber(text: string, locale: string): number | undefined {
  if (text.trim() === '') return 0
  const result = parseAmount(text, 'gbp', locale, 0)
  return result.ok && result.amountMinor <= 1_000_000 ? result.amountMinor : undefined
}

/** Parses the form's count. Invalid values count as zero, and are reported as problems. */
export function parseCount(form: SheetForm, inputFormat: InputFormat): { count: BoxCount; problems: SheetProblems } {
  const problems: SheetProblems = {}
  const parseMoneyField = (field: 'small' | 'declared' | 'chequesAmount') => {
    const minor = parseMoney(form[field], inputFormat)
    if (minor === undefined) problems[field] = 'amount'
    return minor ?? 0
  }
  const parseCountField = (field: 'large' | 'cheques') => {
    const quantity = parseWholeNumber(form[field], inputFormat.locale)
    if (quantity === undefined) problems[field] = 'count'
    return quantity ?? 0
  }
  const denominations = Object.entries(form.notes ?? {}).flatMap(([value, text]) => {
    const [valueMinor, quantity] = [Number(value), parseWholeNumber(text, inputFormat.locale)]
    if (quantity === undefined) problems[`note.${valueMinor}`] = 'count'
    return quantity ? [{ valueMinor, count: quantity }] : []
  })
  const count: BoxCount = {
    envelopes: form.envelopes,
    smallCashMinor: form.notes
      ? denominations.reduce((sum, { valueMinor, count: quantity }) => sum + valueMinor * quantity, 0)
      : parseMoneyField('small'),
    ...(form.notes && denominations.length > 0 ? { denominations } : {}),
    largeNotes: parseCountField('large'),
    declaredMinor: parseMoneyField('declared'),
    cheques: parseCountField('cheques'),
    chequesMinor: parseMoneyField('chequesAmount'),
  }
  if ((count.cheques === 0) !== (count.chequesMinor === 0) && !problems.cheques && !problems.chequesAmount)
    problems[count.cheques === 0 ? 'cheques' : 'chequesAmount'] = 'both'
  return { count, problems }
}

/** Serialises a sheet's content for comparison with the server's. */
export const serialiseContent = (place: BoxSheetPlace, { denominations, ...count }: BoxCount): string =>
  JSON.stringify([
    [place.day, place.cause, place.building, place.second],
    count.envelopes.map(({ name, amountMinor }) => [name, amountMinor]),
    [count.smallCashMinor, count.largeNotes, count.declaredMinor, count.cheques, count.chequesMinor],
    denominations
      ?.map(({ valueMinor, count: quantity }) => [valueMinor, quantity])
      .toSorted(([a = 0], [b = 0]) => a - b),
  ])

const isString = (value: unknown): value is string => typeof value === 'string'

/** Parses a stored draft; undefined if it is invalid. */
export function parseSheetDraft(value: unknown): SheetForm | undefined {
  const record: Partial<Record<keyof SheetForm, unknown>> = Object(value)
  const { version, name, amount, small, large, declared, cheques, chequesAmount } = record
  const place: Partial<Record<keyof BoxSheetPlace, unknown>> = Object(record.place)
  const { day, cause, building, second } = place
  const textValues = [name, amount, small, large, declared, cheques, chequesAmount]
  if (typeof version !== 'number' || !textValues.every(isString) || !Array.isArray(record.envelopes)) return undefined
  if (!isString(day) || !isString(cause) || !isString(second)) return undefined
  const envelopes = record.envelopes.flatMap((entry: unknown) => {
    const envelope: { name?: unknown; amountMinor?: unknown } = Object(entry)
    return isString(envelope.name) && typeof envelope.amountMinor === 'number'
      ? [{ name: envelope.name, amountMinor: envelope.amountMinor }]
      : []
  })
  const storedNotes: Readonly<Record<string, unknown>> = Object(record.notes)
  const notes = Object.entries(storedNotes).flatMap(([note, quantity]) =>
    isString(quantity) ? [[note, quantity] as const] : [],
  )
  return {
    version,
    place: { day, cause, second, ...(isString(building) ? { building } : {}) },
    envelopes,
    name: String(name),
    amount: String(amount),
    small: String(small),
    ...(record.notes === undefined ? {} : { notes: Object.fromEntries(notes) }),
    large: String(large),
    declared: String(declared),
    cheques: String(cheques),
    chequesAmount: String(chequesAmount),
  }
}
