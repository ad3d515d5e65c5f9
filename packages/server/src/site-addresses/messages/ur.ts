import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Urdu. */
export const ur: WordsLike<typeof en> = {
  demonstrationOnly: 'نمائش میں ڈومین تبدیل نہیں ہو سکتے۔',
  notAvailable: 'اس سرور پر ابھی اپنا ڈومین استعمال نہیں ہو سکتا۔ سرور چلانے والے سے پوچھیں۔',
  noDomain: 'یہ ڈومین اب فہرست میں نہیں ہے۔',
  added: 'ڈومین شامل ہو گیا۔ جب تک اس کے ریکارڈ نہ ہوں آپ کی ویب سائٹ پر کچھ نہیں بدلے گا۔',
  addedAgain: 'ڈومین دوبارہ فہرست میں ہے۔ ریکارڈ ملتے ہی استعمال ہو گا۔',
  removed: 'ڈومین ہٹا دیا گیا۔ آپ کی ویب سائٹ اب بھی اپنے دیے گئے پتے پر ہے۔',
  used: 'ڈومین فہرست میں ہے۔',
  notUsed: 'ڈومین فہرست میں نہیں ہے۔',
  problemEmpty: 'اپنا ڈومین لکھیں، جیسے www.example.org۔',
  problemWildcard: 'ایک وقت میں ایک نام لکھیں، * کے بغیر۔ www.example.org اور example.org باری باری شامل کریں۔',
  problemAddress: 'یہ IP پتہ ہے۔ نام لکھیں، جیسے www.example.org۔',
  problemEmail: 'یہ ای میل پتہ ہے۔ صرف اپنی ویب سائٹ کا نام لکھیں، جیسے www.example.org۔',
  problemPage: 'صفحے کے بغیر صرف نام لکھیں: www.example.org، نہ کہ www.example.org/contact۔',
  problemPort: 'صرف نام لکھیں، کولن اور نمبر کے بغیر۔',
  problemForm: 'یہ ڈومین نہیں ہے۔ اسے www.example.org کی طرح لکھیں: حروف، ہندسے اور ہائفن، درمیان میں نقطے۔',
  problemPrivate: (ending) => `${ending} پر ختم ہونے والے نام انٹرنیٹ پر نہیں کھلتے۔ اپنا رجسٹرڈ ڈومین لکھیں۔`,
  problemSuffix: (name) =>
    `${name} کسی کی ملکیت نہیں ہو سکتا، یہ ‎.org جیسا لاحقہ ہے۔ اپنا پورا رجسٹرڈ ڈومین لکھیں، جیسے example.${name}۔`,
  problemInstallation: 'یہ نام اس سرور کے چلانے والے کا ہے۔ وہ ڈومین لکھیں جو آپ کی مسجد نے رجسٹر کیا ہے۔',
  problemTaken: 'یہاں ایک اور مسجد یہ ڈومین استعمال کر رہی ہے۔ اگر یہ آپ کا ہے تو سرور چلانے والے کو بتائیں۔',
  problemHere: (name) => `${name} پہلے ہی اس صفحے پر ہے۔`,
  problemMany: (most) => `آپ زیادہ سے زیادہ ${most} ڈومین شامل کر سکتے ہیں۔ پہلے ایک ہٹائیں۔`,
  didAdd: (name, domain) => `${name} نے ڈومین \u2066${domain}\u2069 شامل کیا`,
  didRemove: (name, domain) => `${name} نے ڈومین \u2066${domain}\u2069 ہٹایا`,
}
