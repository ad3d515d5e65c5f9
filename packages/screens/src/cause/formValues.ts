import type { Cause } from '@minaret/contract'
import { currencyExponent } from '@minaret/money'
import { parseAmount, type ParsedAmount } from '@minaret/ui'
import type { DonorDetails } from './draft.ts'
import { parseFrequency, type Schedule } from './frequency.ts'

/** The field values of a form submitted without scripts, or filled in before hydration. */
export type FormValues = Schedule & {
  amount: ParsedAmount
  /** The text of the amount field. */
  text: string
  /** ISO 4217, lower case. */
  currency: string
  /**
   * Why the gift is ambiguous. `both`: the selected preset and the text differ; `currency`: the form was rendered for
   * another currency; `often`: it was rendered for another cause, which has a frequency that this one lacks.
   */
  ambiguity?: 'both' | 'currency' | 'often'
  /** The selected preset, in the minor unit. */
  selectedMinor?: number
  donor: DonorDetails
}

const parseInteger = (text: string) => (/^\d{1,12}$/.test(text) ? Number(text) : undefined)

const parseDate = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

/** Reads the amount. Without scripts both preset and text field may have a value; the one changed since rendering counts. */
function readAmount(read: (name: string) => string, parse: (text: string) => ParsedAmount) {
  const text = read('amount')
  const presetMinor = parseInteger(read('gift-amount-preset'))
  const isPresetChanged = presetMinor !== undefined && presetMinor !== parseInteger(read('drawnPreset'))
  const isTextChanged = text !== read('was')
  if (presetMinor !== undefined && (text.trim() === '' || (isPresetChanged && !isTextChanged))) {
    const amount: ParsedAmount = { ok: true, amountMinor: presetMinor }
    return { amount, text: '', selectedMinor: presetMinor }
  }
  const amount = parse(text)
  const isAmbiguous = isPresetChanged && !(amount.ok && amount.amountMinor === presetMinor)
  return { amount, text, selectedMinor: presetMinor, ...(isAmbiguous ? { ambiguity: 'both' as const } : {}) }
}

/**
 * Reads the fields of a donation form, whose names are the same in all steps.
 * @param read returns the value of a field, or an empty string if it does not exist
 * @param locale of the amount
 */
export function readFormValues(
  read: (name: string) => string,
  cause: Pick<Cause, 'currencies' | 'jummah' | 'monthly' | 'daily'>,
  locale: string,
): FormValues {
  const listedCurrency = (name: string) =>
    cause.currencies.find((candidate) => candidate === read(name).toLowerCase()) ?? cause.currencies[0] ?? 'gbp'
  const [currency, renderedCurrency] = [listedCurrency('currency'), listedCurrency('drawn')]
  const frequency = parseFrequency(read('often') || 'once', cause)
  const often = frequency ?? 'once'
  const earlierAmountMinor = parseInteger(read('amountMinor'))
  const amountValues =
    earlierAmountMinor === undefined
      ? readAmount(read, (text) => parseAmount(text, currency.toUpperCase(), locale, currencyExponent(currency)))
      : { amount: { ok: true as const, amountMinor: earlierAmountMinor }, text: '' }
  const giftAidAnswer = read('giftAid')
  return {
    ...amountValues,
    currency,
    ...(earlierAmountMinor === undefined && currency !== renderedCurrency ? { ambiguity: 'currency' as const } : {}),
    ...(frequency ? {} : { ambiguity: 'often' as const }),
    often,
    startsOn: often === 'once' ? undefined : parseDate(read('startsOn')),
    until: often === 'daily' ? parseDate(read('until')) : undefined,
    donor: {
      name: read('name'),
      email: read('email'),
      anonymous: read('anonymous') !== '',
      message: read('message'),
      giftAid: {
        ...(giftAidAnswer === 'yes' || giftAidAnswer === 'no' ? { claim: giftAidAnswer === 'yes' } : {}),
        always: read('giftAid.always') !== '',
        title: read('giftAid.title'),
        firstName: read('giftAid.firstName'),
        lastName: read('giftAid.lastName'),
        house: read('giftAid.house'),
        postcode: read('giftAid.postcode'),
        overseas: read('giftAid.overseas') !== '',
      },
    },
  }
}
