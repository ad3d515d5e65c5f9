import type { Cause } from '@minaret/contract'
import { coverOf, limitsIn as sharedLimits, presetsIn, readCardFees } from '@minaret/money'
import type { ParsedAmount } from '@minaret/ui'

/** What a cause takes in one currency, in that currency's minor unit, in multiples of `step`. */
export type Limits = { least: number; most: number; step: number; presets: number[] }

type Amounts = Pick<Cause, 'minMinor' | 'maxMinor' | 'presetsMinor' | 'currencies'>

/**
 * The limits and presets of a cause in one of its currencies: the very ones the host holds a gift against.
 * @param presets the tenant's own, for a cause that has none
 */
export function limitsIn(cause: Amounts, currency: string, presets: readonly number[] = []): Limits {
  const { minMinor, maxMinor, stepMinor } = sharedLimits(cause, currency)
  const offered = cause.presetsMinor.length > 0 ? cause.presetsMinor : presets
  return { least: minMinor, most: maxMinor, step: stepMinor, presets: presetsIn(cause, offered, currency) }
}

/** Why an amount cannot be given. */
export type AmountProblem = 'empty' | 'unreadable' | 'too-precise' | 'too-large' | 'tooLittle' | 'tooMuch'

/** What is wrong with an amount as typed, or nothing. */
export function amountProblem(parsed: ParsedAmount, { least, most, step }: Limits): AmountProblem | undefined {
  if (!parsed.ok) return parsed.reason
  if (parsed.amountMinor < least) return 'tooLittle'
  if (parsed.amountMinor > most) return 'tooMuch'
  return parsed.amountMinor % step === 0 ? undefined : 'too-precise'
}

/**
 * What the donor may add so that the fee is covered; nothing where the mosque has not said what cards cost it.
 * @param cardFees what the tenant says that cards cost
 */
export function coverFor(amountMinor: number, currency: string, cardFees: string | undefined) {
  const fees = readCardFees(cardFees)
  const fee = Object.hasOwn(fees, currency) ? fees[currency] : undefined
  const cover = fee ? coverOf(amountMinor, fee, currency) : 0
  return cover > 0 ? cover : undefined
}

/** What is charged: the gift, and what was added to it. */
export type Charge = { giftMinor: number; coverMinor: number; totalMinor: number }

/** Adds up what is charged. @param cardFees what the tenant says that cards cost */
export function chargeOf(
  { amountMinor, currency, cover }: { amountMinor: number; currency: string; cover: boolean },
  cardFees: string | undefined,
): Charge {
  const coverMinor = (cover && coverFor(amountMinor, currency, cardFees)) || 0
  return { giftMinor: amountMinor, coverMinor, totalMinor: amountMinor + coverMinor }
}
