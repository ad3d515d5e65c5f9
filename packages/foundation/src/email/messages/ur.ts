import type { WordsLike } from '../../i18n/catalogue.ts'
import type { en } from './en.ts'

/** The same in Urdu. */
export const ur: WordsLike<typeof en> = {
  unapproved: 'منظوری سے پہلے آپ کی مسجد یہ ای میل نہیں بھیج سکتی۔ آپ نے جو لکھا ہے وہ یہیں موجود ہے۔',
  tooMany:
    'اس شخص کو آج ایسی اتنی ای میلز مل چکی ہیں جتنی ہم کسی کو بھیجتے ہیں۔ آپ نے جو لکھا ہے وہ یہیں موجود ہے: کل دوبارہ کوشش کریں۔',
}
