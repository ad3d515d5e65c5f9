import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Urdu. */
export const ur: WordsLike<typeof en> = {
  stored: 'اپ لوڈ ہو گئی۔',
  saved: 'محفوظ ہو گیا۔',
  replaced: 'بدل دی گئی۔ ویب سائٹ تازہ ہے۔',
  notUsed: 'یہ فائل ویب سائٹ پر استعمال نہیں ہو رہی۔',
  noSuchFile: 'یہ فائل نہیں ملی۔ شاید استعمال نہ ہونے کی وجہ سے ہٹا دی گئی۔',
  otherKind: 'تصویر کی جگہ تصویر اور فائل کی جگہ فائل چنیں۔',
  noStorage: 'اس وقت فائلیں محفوظ نہیں ہو سکتیں۔ بعد میں کوشش کریں، یا سرور چلانے والے سے پوچھیں۔',
}
