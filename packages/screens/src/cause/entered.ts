import type { Cause } from '@minaret/contract'
import { currencyExponent } from '@minaret/money'
import { parseAmount, type ParsedAmount } from '@minaret/ui'
import type { DonorDetails } from './draft.ts'
import { oftenIn, type Schedule } from './often.ts'

/** What the fields of a form hold that is answered by the server, or was drawn by it. */
export type Entered = Schedule & {
  amount: ParsedAmount
  /** The amount as it stands in its field. */
  text: string
  /** ISO 4217, lower case. */
  currency: string
  /**
   * Why the amount is not certain. `both`: another one was picked than was typed; `currency`: what stands there was drawn for
   * another currency.
   */
  doubt?: 'both' | 'currency'
  /** The amount that was picked, in the minor unit. */
  picked?: number
  donor: DonorDetails
}

const wholeIn = (text: string) => (/^\d{1,12}$/.test(text) ? Number(text) : undefined)

const dayIn = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined)

/** Reads the amount: what was picked or typed since the form was drawn counts, since both stand in it without scripts. */
function readAmount(read: (name: string) => string, parse: (text: string) => ParsedAmount) {
  const [text, was] = [read('amount'), read('was')]
  const picked = wholeIn(read('gift-amount-preset'))
  const [typed, before] = [parse(text), parse(was)]
  const asPicked = (amountMinor: number): ParsedAmount => ({ ok: true, amountMinor })
  const isPicked = picked !== undefined && !(before.ok && before.amountMinor === picked)
  if (picked !== undefined && (text.trim() === '' || (isPicked && text === was)))
    return { amount: asPicked(picked), text: '', picked }
  const doubt = isPicked && text !== was && !(typed.ok && typed.amountMinor === picked)
  return { amount: typed, text, picked, ...(doubt ? { doubt: 'both' as const } : {}) }
}

/**
 * Reads the fields of a form of giving, by the names they have in all steps.
 * @param read what stands in a field; the empty string where there is none @param locale how amounts are written
 */
export function readEntered(
  read: (name: string) => string,
  cause: Pick<Cause, 'currencies' | 'jummah' | 'monthly' | 'daily'>,
  locale: string,
): Entered {
  const listed = (name: string) => cause.currencies.find((each) => each === read(name)) ?? cause.currencies[0] ?? 'gbp'
  const [currency, drawn] = [listed('currency'), listed('drawn')]
  const often = oftenIn(read('often'), cause) ?? 'once'
  const certain = wholeIn(read('amountMinor'))
  const money =
    certain === undefined
      ? readAmount(read, (text) => parseAmount(text, currency.toUpperCase(), locale, currencyExponent(currency)))
      : { amount: { ok: true as const, amountMinor: certain }, text: '' }
  const answer = read('giftAid')
  return {
    ...money,
    currency,
    ...(certain === undefined && currency !== drawn ? { doubt: 'currency' as const } : {}),
    often,
    startsOn: often === 'once' ? undefined : dayIn(read('startsOn')),
    until: often === 'daily' ? dayIn(read('until')) : undefined,
    donor: {
      name: read('name'),
      email: read('email'),
      anonymous: read('anonymous') !== '',
      message: read('message'),
      giftAid: {
        ...(answer === 'yes' || answer === 'no' ? { claim: answer === 'yes' } : {}),
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
