import { amountInWords } from '@minaret/money'
import type { Language } from './language.ts'

/** An amount that is put into a text. */
export type Money = {
  amountMinor: number
  currency: string
  /** The mosque's country, whose figures are used. */
  country?: string
}

/** An amount as a language writes it in the mosque's country, closed off from the direction of the text around it. */
export function formatAmount(language: Language, { amountMinor, currency, country = 'GB' }: Money): string {
  const words = amountInWords(amountMinor, currency, new Intl.Locale(language, { region: country }).toString())
  return language === 'en' ? words : `\u2068${words}\u2069`
}
