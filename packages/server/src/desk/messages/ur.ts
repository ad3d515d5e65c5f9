import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Urdu. */
export const ur: WordsLike<typeof en> = {
  noDemonstration: 'یہاں کوئی نمائشی مسجد نہیں۔',
  entered: 'آپ نمائش میں ہیں۔',
  loggedOut: 'آپ لاگ آؤٹ ہو گئے ہیں۔',
  asSupport: (name) => `${name} (مدد)`,
  somebody: 'کوئی سابق رکن',
  serverAdministrator: 'سرور کے منتظم',
  otherEntry: 'ایک تبدیلی جسے یہ صفحہ بیان نہیں کر سکتا',
  erasedEntry: 'اس اندراج کی تفصیل مٹا دی گئی',
  noSuchPage: 'یہ ریکارڈ کا کوئی صفحہ نہیں۔ تازہ ترین اندراجات سے شروع کریں۔',
  noSuchEntry: 'یہ تبدیلی نہیں ملی۔',
  cannotUndo: 'یہ تبدیلی واپس نہیں ہو سکتی۔',
  mayNotUndo: 'آپ کے کردار کو یہ تبدیلی واپس لینے کی اجازت نہیں۔ کسی مالک سے کہیں۔',
  changedSince: 'اس کے بعد کسی نے اسے بدل دیا ہے۔ کچھ واپس نہیں کیا گیا۔',
}
