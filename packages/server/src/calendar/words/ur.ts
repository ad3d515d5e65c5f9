import type { WordsLike } from '@minaret/foundation/words'
import type { en } from './en.ts'

/** The same in Urdu. */
export const ur: WordsLike<typeof en> = {
  alarm: '0 سے 120 تک پورے منٹ لکھیں، مثلاً alarm=15۔',
}
