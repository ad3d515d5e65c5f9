import type { MailLanguage } from '@minaret/foundation/email'
import { arabicEmails } from './emailsArabic.ts'
import { englishEmails } from './emailsEnglish.ts'
import { urduEmails } from './emailsUrdu.ts'

/** The emails about regular gifts. */
export type RegularGiftNotice =
  | 'begun'
  | 'changed'
  | 'paused'
  | 'skipped'
  | 'resumed'
  /** A new link, requested with email address and reference. */
  | 'link'
  /** A collection failed: the card was declined, or the bank requires a check. */
  | 'failed'
  | 'check'
  /** The gift has ended: by the donor, on its last day, after too many declines, or otherwise. */
  | 'stopped'
  | 'completed'
  | 'givenUp'
  | 'closed'

/** Values for the texts, formatted for the language. */
export type EmailFacts = {
  mosque: string
  cause: string
  amount: string
  /** Formatted days: the next collection, the end of a pause, the failed collection, and the next try. */
  next?: string
  resumes?: string
  due?: string
  retry?: string
}

/** The texts of an email; `after` follows the button. */
export type EmailText = { subject: string; paragraphs: string[]; after?: string[] }

/** The emails about regular gifts, in one language. */
export type EmailTemplates = Record<RegularGiftNotice, (facts: EmailFacts) => EmailText> & {
  /** Labels of the button to the page for replacing the card or completing the bank check. */
  update: Record<'failed' | 'check', string>
}

/** The emails about regular gifts, by language. */
export const emailTemplates: Record<MailLanguage, EmailTemplates> = {
  en: englishEmails,
  ar: arabicEmails,
  ur: urduEmails,
}
