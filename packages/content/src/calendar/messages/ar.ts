import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Arabic. */
export const ar: WordsLike<typeof en> = {
  alarm: 'يرجى كتابة دقائق كاملة من 0 إلى 120، مثل alarm=15.',
}
