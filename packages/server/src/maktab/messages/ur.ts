import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Urdu. */
export const ur: WordsLike<typeof en> = {
  closed: 'مکتب میں اس وقت داخلے نہیں ہو رہے۔ براہِ کرم مسجد سے پوچھیں کہ دوبارہ کب کھلیں گے۔',
  otherForm:
    'یہ فارم دوسرے جوابات کے ساتھ بھیجا جا چکا ہے۔ براہِ کرم صفحہ دوبارہ لوڈ کریں اور مسجد کو بتائیں کہ کیا بدلنا ہے۔',
  received: 'شکریہ۔ آپ کا داخلہ فارم مل گیا ہے۔ مسجد آپ سے رابطہ کرے گی۔',
  futureBirth: 'یہ تاریخ ابھی نہیں آئی۔ تاریخِ پیدائش دوبارہ دیکھیں۔',
  grown: (years) => `مکتب ${years} سال سے کم عمر بچوں کے لیے ہے۔ پیدائش کا سال دوبارہ دیکھیں۔`,
}
