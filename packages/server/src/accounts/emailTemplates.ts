import type { MailLanguage } from '@minaret/foundation/email'
import { accountsArabic } from './emailsArabic.ts'
import { accountsEnglish } from './emailsEnglish.ts'
import { accountsUrdu } from './emailsUrdu.ts'

/** The letters about accounts. */
export const accountEmails = [
  'register',
  'account-exists',
  'reset',
  'password-changed',
  'new-email',
  'email-taken',
  'email-asked',
  'email-changed',
  'account-deleted',
] as const

/** Which letter about an account. */
export type AccountEmail = (typeof accountEmails)[number]

/** What one letter says. `action` is the word on its button, for those that have one. */
export type AccountEmailTexts = { subject: string; paragraphs: string[]; action?: string; after?: string[] }

/**
 * What the letters about accounts say, by the mosque's name. None greets by name: whoever filled the form in need not
 * be whose address stands in it, and would choose the words.
 */
export type AccountEmailCatalogue = Record<AccountEmail, (mosque: string) => AccountEmailTexts>

/** The words of the letters about accounts, by language. */
export const accountEmailTexts: Record<MailLanguage, AccountEmailCatalogue> = {
  en: accountsEnglish,
  ar: accountsArabic,
  ur: accountsUrdu,
}
