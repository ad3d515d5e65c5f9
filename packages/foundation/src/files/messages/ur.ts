import type { WordsLike } from '../../i18n/catalogue.ts'
import type { en } from './en.ts'

/** The same in Urdu. */
export const ur: WordsLike<typeof en> = {
  missing: 'فائل نہیں ملی',
  takenDown: 'ممکن ہے ہٹا دی گئی ہو۔',
  notNow: 'ابھی دستیاب نہیں',
  away: 'اس ویب سائٹ کی فائلیں ابھی نہیں پڑھی جا سکتیں۔ براہِ کرم تھوڑی دیر بعد دوبارہ کوشش کریں۔',
  busy: 'اس وقت بہت سی تصویریں تیار ہو رہی ہیں۔ براہِ کرم تھوڑی دیر بعد دوبارہ کوشش کریں۔',
}
