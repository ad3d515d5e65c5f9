import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

export const ur: WordsLike<typeof en> = {
  demonstrationOnly: 'نمائش میں بینک کی تفصیلات اور دوسری ویب سائٹس نہیں بدلی جا سکتیں۔',
  unchanged: 'بینک کی تفصیلات پہلے سے یہی ہیں۔ کچھ نہیں بدلا۔',
  bankProblem: 'زیادہ سے زیادہ 1000 حروف لکھیں۔',
  secretProblem: 'یہ خفیہ کلید ہے۔ اسے ویب سائٹ پر کبھی نہ ڈالیں؛ ادائیگیاں سرور چلانے والا جوڑتا ہے۔',
  bankChangedSince: 'بینک کی تفصیلات اس دوران بدل چکی ہیں۔ انہیں دیکھیں، اور ضرورت ہو تو دوبارہ درخواست کریں۔',
  originProblem: 'ویب سائٹ کا پتہ https کے ساتھ اور صفحے کے بغیر درج کریں، جیسے https://www.example.org۔',
  alreadyAllowed: 'اس ویب سائٹ کو پہلے سے اجازت ہے۔',
  notAllowed: 'اس ویب سائٹ کو اجازت نہیں ہے، اس لیے ہٹانے کو کچھ نہیں۔',
  askBank: (text) => `ویب سائٹ پر بینک کی تفصیلات «${text}» کریں`,
  askNoBank: 'ویب سائٹ سے بینک کی تفصیلات ہٹائیں',
  askFrame: (origin) => `${origin} کو اپنے صفحات میں آپ کا عطیہ کا صفحہ دکھانے دیں`,
  askNoFrame: (origin) => `${origin} کو اپنے صفحات میں آپ کا عطیہ کا صفحہ دکھانے سے روکیں`,
  askCalls: (origin) => `${origin} کو مسجد کا ڈیٹا اور فارم استعمال کرنے دیں`,
  askNoCalls: (origin) => `${origin} کو مسجد کا ڈیٹا اور فارم استعمال کرنے سے روکیں`,
  didChangeBank: (name) => `${name} نے بینک کی تفصیلات تبدیل کیں`,
  didRemoveBank: (name) => `${name} نے بینک کی تفصیلات ہٹا دیں`,
  didAllow: (name, origin) => `${name} نے ویب سائٹ ${origin} کو اجازت دی`,
  didDisallow: (name, origin) => `${name} نے ویب سائٹ ${origin} کی اجازت ختم کی`,
}
