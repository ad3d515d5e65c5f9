import { regionName } from '../../i18n/regionName.ts'
import type { WordsLike } from '../../i18n/catalogue.ts'
import type { en } from './en.ts'

/** The same in Urdu. */
export const ur: WordsLike<typeof en> = {
  tenDigits: 'رابطہ نمبر ٹھیک 10 ہندسوں کا لکھیں جو 6، 7، 8 یا 9 سے شروع ہو۔',
  numberOfCountry: (country) =>
    `ہندسے دوبارہ دیکھیں: یہ فون نمبر ہمیں معلوم نہیں (${regionName('ur', country)})۔ دوسرے ملک کا نمبر + اور ملک کے کوڈ سے شروع کریں۔`,
}
