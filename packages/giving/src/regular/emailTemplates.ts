import type { MailLanguage } from '@minaret/foundation/email'
import { arabicEmails } from './emailsArabic.ts'
import { englishEmails } from './emailsEnglish.ts'
import { urduEmails } from './emailsUrdu.ts'

/** What an email about a regular gift tells. */
export type RegularGiftNotice =
  | 'begun'
  | 'changed'
  | 'paused'
  | 'skipped'
  | 'resumed'
  /** Somebody who knows its address and reference wants a new link. */
  | 'link'
  /** A try failed: the card, or its bank wants to see the donor. */
  | 'failed'
  | 'check'
  /** It is over: by the donor, on the day they had named, because its card failed too often, otherwise. */
  | 'stopped'
  | 'completed'
  | 'givenUp'
  | 'closed'

/** What the words may speak of, each as the language writes it. */
export type EmailFacts = {
  mosque: string
  cause: string
  amount: string
  /** Days in words: of the next collection, from which it is collected again, of the collection that failed, of the next try. */
  next?: string
  resumes?: string
  due?: string
  retry?: string
}

/** One email: what it is called, what it says, and below its button. */
export type EmailText = { subject: string; paragraphs: string[]; after?: string[] }

/** The emails about regular gifts, in one language. */
export type EmailTemplates = Record<RegularGiftNotice, (facts: EmailFacts) => EmailText> & {
  /** On the button to the page where the card is replaced, or its bank is answered. */
  update: Record<'failed' | 'check', string>
}

/** The emails about regular gifts, by language. */
export const emailTemplates: Record<MailLanguage, EmailTemplates> = {
  en: englishEmails,
  ar: arabicEmails,
  ur: urduEmails,
}
