import type { Cause } from '@minaret/contract'
import { feeCover, limitsIn as sharedLimits, presetsIn, readCardFees } from '@minaret/money'
import type { ParsedAmount } from '@minaret/ui'

/** The amounts a cause accepts in one currency, in its minor unit, in multiples of `step`. */
export type Limits = { minMinor: number; maxMinor: number; step: number; presets: number[] }

type Amounts = Pick<Cause, 'minMinor' | 'maxMinor' | 'presetsMinor' | 'currencies'>

/**
 * The limits and presets of a cause in one of its currencies, the same ones as on the server.
 * @param presets the tenant's, for a cause without its own
 */
export function limitsIn(cause: Amounts, currency: string, presets: readonly number[] = []): Limits {
  const { minMinor, maxMinor, stepMinor } = sharedLimits(cause, currency)
  const presetsMinor = cause.presetsMinor.length > 0 ? cause.presetsMinor : presets
  return { minMinor, maxMinor, step: stepMinor, presets: presetsIn(cause, presetsMinor, currency) }
}

/** Why an amount is invalid. */
export type AmountProblem = 'empty' | 'unreadable' | 'too-precise' | 'too-large' | 'tooLittle' | 'tooMuch'

/** Validates a parsed amount; undefined if it is valid. */
export function amountProblem(parsed: ParsedAmount, { minMinor, maxMinor, step }: Limits): AmountProblem | undefined {
  if (!parsed.ok) return parsed.reason
  if (parsed.amountMinor < minMinor) return 'tooLittle'
  if (parsed.amountMinor > maxMinor) return 'tooMuch'
  return parsed.amountMinor % step === 0 ? undefined : 'too-precise'
}

/**
 * The amount that covers the card processing fee; undefined if the mosque has not set its fees.
 * @param cardFees the tenant's card fees
 */
export function coverFor(amountMinor: number, currency: string, cardFees: string | undefined) {
  const fees = readCardFees(cardFees)
  const fee = Object.hasOwn(fees, currency) ? fees[currency] : undefined
  const cover = fee ? feeCover(amountMinor, fee, currency) : 0
  return cover > 0 ? cover : undefined
}

/** A charge: the gift and the covered fee. */
export type Charge = { giftMinor: number; coverMinor: number; totalMinor: number }

/** Calculates the charge of a gift. @param cardFees the tenant's card fees */
export function chargeOf(
  { amountMinor, currency, cover }: { amountMinor: number; currency: string; cover: boolean },
  cardFees: string | undefined,
): Charge {
  const coverMinor = (cover && coverFor(amountMinor, currency, cardFees)) || 0
  return { giftMinor: amountMinor, coverMinor, totalMinor: amountMinor + coverMinor }
}
