import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Urdu. */
export const ur: WordsLike<typeof en> = {
  alarm: '0 سے 120 تک پورے منٹ لکھیں، مثلاً alarm=15۔',
}
