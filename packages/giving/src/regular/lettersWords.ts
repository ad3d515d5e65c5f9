import type { MailLanguage } from '@minaret/foundation/email'
import { cycleArabic } from './lettersArabic.ts'
import { cycleEnglish } from './lettersEnglish.ts'
import { cycleUrdu } from './lettersUrdu.ts'

/** What a letter about a regular gift tells. */
export type CycleNews =
  | 'begun'
  | 'changed'
  | 'paused'
  | 'skipped'
  | 'resumed'
  /** Somebody who knows its address and reference wants a new link. */
  | 'link'
  /** A try failed: the card, or its bank wants to see the giver. */
  | 'failed'
  | 'check'
  /** It is over: by the giver, on the day they had named, because its card failed too often, otherwise. */
  | 'stopped'
  | 'completed'
  | 'givenUp'
  | 'closed'

/** What the words may speak of, each as the language writes it. */
export type CycleFacts = {
  mosque: string
  cause: string
  amount: string
  /** Days in words: of the next collection, from which it is collected again, of the collection that failed, of the next try. */
  next?: string
  resumes?: string
  due?: string
  retry?: string
}

/** One letter: what it is called, what it says, and below its button. */
export type CycleWords = { subject: string; paragraphs: string[]; after?: string[] }

/** The letters about regular gifts, in one language. */
export type CycleLetters = Record<CycleNews, (facts: CycleFacts) => CycleWords> & {
  /** On the button to the page where the card is replaced, or its bank is answered. */
  mend: Record<'failed' | 'check', string>
}

/** The letters about regular gifts, by language. */
export const cycleLetters: Record<MailLanguage, CycleLetters> = { en: cycleEnglish, ar: cycleArabic, ur: cycleUrdu }
