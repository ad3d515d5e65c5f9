import type { Cause } from '@minaret/contract'
import { limitsIn as sharedLimits, presetsIn } from '@minaret/plans'
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
