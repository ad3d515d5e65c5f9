import { amountInWords } from '@minaret/money'
import type { Language } from './language.ts'

/** An amount to insert into a text. */
export type Money = {
  amountMinor: number
  currency: string
  /** The mosque's country, for its number format. */
  country?: string
}

/** Formats an amount for a language and the mosque's country, isolated from the direction of the surrounding text. */
export function formatAmount(language: Language, { amountMinor, currency, country = 'GB' }: Money): string {
  const words = amountInWords(amountMinor, currency, new Intl.Locale(language, { region: country }).toString())
  return language === 'en' ? words : `\u2068${words}\u2069`
}
