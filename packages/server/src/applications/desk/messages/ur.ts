import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** {@link en} in Urdu. */
export const ur: WordsLike<typeof en> = {
  gone: 'ہمیں یہ درخواست نہیں ملی۔ شاید حذف ہو چکی ہے، یا آپ کے کردار کے لیے نہیں ہے۔',
  decidedSince:
    'آپ کے کھولنے کے بعد کسی اور نے اس درخواست پر فیصلہ کر دیا۔ کوئی ای میل نہیں بھیجی گئی۔ دیکھ کر دوبارہ کوشش کریں۔',
  full: 'کوئی جگہ باقی نہیں، اس لیے کچھ نہیں بدلا اور کوئی ای میل نہیں بھیجی گئی۔ پہلے کوئی اور درخواست نامنظور کریں، یا کورس میں جگہیں بڑھائیں۔',
  decided: 'محفوظ ہو گیا۔ ای میل 10 سیکنڈ میں جائے گی؛ تب تک آپ اسے واپس لے سکتے ہیں۔',
  decidedHere: 'محفوظ ہو گیا۔ نمائشی سائٹ کوئی ای میل نہیں بھیجتی۔',
  undone: 'واپس لے لیا گیا۔ کوئی ای میل نہیں بھیجی گئی۔',
  hasLeft: '(ای میل جا چکی ہے)',
  noPlace: '(واپسی کے لیے کوئی جگہ باقی نہیں)',
  isReceived: 'فیصلہ نہیں ہوا',
  isWaiting: 'انتظار کی فہرست میں',
  isAccepted: 'منظور',
  isDeclined: 'نامنظور',
  notYourClass: 'اسے صرف مالکان اور بچے کی جماعت کے استاد پڑھ سکتے ہیں۔',
  demonstrationNeeds: 'نمائشی سائٹ وہ نہیں کھولتی جو خاندانوں نے اپنے بچوں کے بارے میں لکھا۔',
  noNeeds: 'خاندان نے یہاں کچھ نہیں لکھا۔',
  noClass: 'ہمیں یہ جماعت نہیں ملی۔ شاید اس کا نام بدل گیا ہے: صفحہ دوبارہ کھولیں۔',
  classChanged: 'محفوظ ہو گیا۔',
  somebody: 'کوئی جو جا چکا ہے',
  anApplication: (course, day) => `«${course}» کے لیے ${day} کی درخواست`,
  aFamily: (day) => `مکتب میں ${day} کا اندراج`,
  didAccept: (name, what) => `${name} نے منظور کیا: ${what}`,
  didWait: (name, what) => `${name} نے انتظار کی فہرست میں رکھا: ${what}`,
  didDecline: (name, what) => `${name} نے نامنظور کیا: ${what}`,
  didReopen: (name, what) => `${name} نے دوبارہ کھولا: ${what}`,
  didUndo: (name, what) => `${name} نے فیصلہ واپس لیا: ${what}`,
  didOpen: (name, what) => `${name} نے پڑھا جو ایک خاندان نے بچے کے بارے میں لکھا: ${what}`,
  didClass: (name, what) => `${name} نے ایک بچے کی جماعت بدلی: ${what}`,
}
