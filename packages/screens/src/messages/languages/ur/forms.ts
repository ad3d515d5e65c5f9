import type { Catalogue } from '../../catalogue.ts'
import { choose, type Forms } from '../../plural.ts'
import type { plurals } from './language.ts'

const counted = (count: number, forms: Forms<typeof plurals>) => choose('ur', count, forms)

export const words: Catalogue['forms'] = {
  name: 'آپ کا نام',
  email: 'ای میل پتہ',
  number: 'فون نمبر',
  optional: '(اختیاری)',
  loading: 'فارم لوڈ ہو رہا ہے',
  notLoaded: 'یہ فارم لوڈ نہیں ہو سکا۔',
  sending: 'بھیجا جا رہا ہے۔ براہِ کرم انتظار کریں۔',
  privacy: 'ہم آپ کی معلومات کیسے استعمال کرتے ہیں',
  trap: 'اسے خالی چھوڑ دیں',
  unsent: 'آپ کا فارم نہیں بھیجا جا سکا۔ اپنا کنکشن دیکھ کر بٹن دوبارہ دبائیں: آپ کا لکھا ہوا یہیں موجود ہے۔',
  unanswered:
    'ابھی تک کوئی جواب نہیں آیا۔ اگر جلد نہ آئے تو اپنا کنکشن دیکھ کر بٹن دوبارہ دبائیں: آپ کا لکھا ہوا یہیں موجود ہے۔',
  noScript: 'یہ فارم بھیجنے کے لیے براہِ کرم JavaScript آن کریں۔',
  noScriptWays: 'یہ فارم بھیجنے کے لیے براہِ کرم JavaScript آن کریں۔ آپ مسجد سے یہاں بھی رابطہ کر سکتے ہیں:',
  left: (count, figure) => counted(count, { one: `${figure} حرف باقی`, other: `${figure} حروف باقی` }),
  over: (count, figure) => counted(count, { one: `${figure} حرف زیادہ`, other: `${figure} حروف زیادہ` }),
  errors: {
    name: 'اپنا نام لکھیں۔',
    email: 'اپنا ای میل پتہ لکھیں۔',
    emailUnreadable: 'ای میل پتہ اس طرح لکھیں: name@example.org',
    number: 'اپنا فون نمبر لکھیں۔',
    numberOfCountry: 'فون نمبر دوبارہ دیکھیں۔ دوسرے ملک کا نمبر + اور ملک کے کوڈ سے شروع کریں۔',
    numberOfTen: 'پورے 10 ہندسوں کا فون نمبر لکھیں جو 6، 7، 8 یا 9 سے شروع ہو۔',
    long: (count, figure) =>
      counted(count, {
        one: `اسے ${figure} حرف تک مختصر کریں۔`,
        other: `اسے زیادہ سے زیادہ ${figure} حروف تک مختصر کریں۔`,
      }),
  },
}
