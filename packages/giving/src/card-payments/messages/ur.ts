import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

export const ur: WordsLike<typeof en> = {
  demonstrationOnly: 'نمائش میں کارڈ سے ادائیگی ترتیب نہیں دی جا سکتی۔',
  notAvailable: 'اس سرور پر ابھی کارڈ سے ادائیگی ترتیب نہیں دی جا سکتی۔ سرور چلانے والے سے پوچھیں۔',
  notOpen: 'آپ کی مسجد کی منظوری کے بعد کارڈ سے ادائیگی ترتیب دی جا سکتی ہے۔',
  ownKeys: 'آپ کی مسجد پہلے ہی اپنی Stripe کلیدوں سے کارڈ کی ادائیگیاں لیتی ہے۔',
  closed: 'آپ کے Stripe اکاؤنٹ سے یہ ویب سائٹ ہٹا دی گئی ہے۔ سرور چلانے والے سے کہیں کہ اسے دوبارہ جوڑے۔',
  noAnswer: 'Stripe نے جواب نہیں دیا۔ ایک منٹ بعد دوبارہ کوشش کریں: دوسرا اکاؤنٹ نہیں کھلے گا۔',
  refused: 'Stripe نے انکار کر دیا۔ سرور چلانے والے کو بتائیں: وجہ اس کے ریکارڈ میں ہے۔',
  agreedAlready: 'مالکان اس پر پہلے ہی متفق ہو چکے ہیں۔',
  askAccount: (account) => `اس ڈیسک سے کھولے گئے Stripe اکاؤنٹ ${account} سے کارڈ کی ادائیگیاں لینا`,
  didOpen: (name, account) => `${name} نے Stripe اکاؤنٹ ${account} کھولا`,
  didAllow: (name, account) => `${name} نے Stripe اکاؤنٹ ${account} سے کارڈ کی ادائیگیاں شروع کیں`,
}
