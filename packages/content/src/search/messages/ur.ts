import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Urdu. */
export const ur: WordsLike<typeof en> = {
  busy: 'اس وقت بہت سے لوگ تلاش کر رہے ہیں۔ براہِ کرم تھوڑی دیر بعد دوبارہ کوشش کریں۔',
  tooLong:
    'اس تلاش میں بہت دیر لگی۔ براہِ کرم کوئی لمبا یا کم استعمال ہونے والا لفظ آزمائیں، یا ایک منٹ بعد دوبارہ کوشش کریں۔',
}
