import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Urdu. */
export const ur: WordsLike<typeof en> = {
  noLink: 'یہ لنک ہمیں نہیں ملا۔ مہم اسی ویب سائٹ پر ہے: وہاں نیا لنک بنایا جا سکتا ہے۔',
  linkReady: 'آپ کا چندہ جمع کرنے کا لنک شیئر کرنے کے لیے تیار ہے۔',
  posing: 'اپنا پہلا نام لکھیں۔ یہ نام مسجد کا سمجھا جا سکتا ہے۔',
  alphabets: 'نام ایک ہی زبان کے حروف میں لکھیں۔',
  reported: 'شکریہ۔ مسجد اس نام کو دیکھے گی۔',
}
