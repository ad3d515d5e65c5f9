import type { Cause } from '@minaret/contract'
import { currencyExponent, type ParsedAmount } from '@minaret/ui'

/** What a cause takes in one currency, in that currency's minor unit. */
export type Limits = { least: number; most: number; presets: number[] }

type Amounts = Pick<Cause, 'minMinor' | 'maxMinor' | 'presetsMinor' | 'currencies'>

/**
 * The limits and presets of a cause are stored in its first currency; another currency takes the same numbers in its
 * own unit, so £25 stands beside €25 and ¥25.
 * @param presets the tenant's own, for a cause that has none
 */
export function limitsIn(cause: Amounts, currency: string, presets: readonly number[] = []): Limits {
  const first = cause.currencies[0] ?? currency
  const shift = currencyExponent(currency.toUpperCase()) - currencyExponent(first.toUpperCase())
  const scale = (amount: number) => Math.max(1, Math.round(amount * 10 ** shift))
  const offered = cause.presetsMinor.length > 0 ? cause.presetsMinor : presets
  const [least, most] = [scale(cause.minMinor), scale(cause.maxMinor)]
  const fitting = offered.map(scale).filter((amount) => amount >= least && amount <= most)
  return { least, most, presets: [...new Set(fitting)] }
}

/** Why an amount cannot be given. */
export type AmountProblem = 'empty' | 'unreadable' | 'too-precise' | 'too-large' | 'tooLittle' | 'tooMuch'

/** What is wrong with an amount as typed, or nothing. */
export function amountProblem(parsed: ParsedAmount, { least, most }: Limits): AmountProblem | undefined {
  if (!parsed.ok) return parsed.reason
  if (parsed.amountMinor < least) return 'tooLittle'
  return parsed.amountMinor > most ? 'tooMuch' : undefined
}
