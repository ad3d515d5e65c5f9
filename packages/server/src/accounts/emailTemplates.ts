import type { MailLanguage } from '@minaret/foundation/email'
import { accountsArabic } from './emailsArabic.ts'
import { accountsEnglish } from './emailsEnglish.ts'
import { accountsUrdu } from './emailsUrdu.ts'

/** Kinds of email about accounts. */
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

/** A kind of email about an account. */
export type AccountEmail = (typeof accountEmails)[number]

/** The texts of one email. `action` is the label of its button, if it has one. */
export type AccountEmailTexts = { subject: string; paragraphs: string[]; action?: string; after?: string[] }

/**
 * The email texts of one language, given the mosque's name. None greets by name: the form's sender may have entered
 * somebody else's email, and would choose the words that person reads.
 */
export type AccountEmailCatalogue = Record<AccountEmail, (mosque: string) => AccountEmailTexts>

/** The texts of emails about accounts, by language. */
export const accountEmailTexts: Record<MailLanguage, AccountEmailCatalogue> = {
  en: accountsEnglish,
  ar: accountsArabic,
  ur: accountsUrdu,
}
