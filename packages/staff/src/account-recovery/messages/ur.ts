import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Urdu. */
export const ur: WordsLike<typeof en> = {
  started: 'بحالی شروع ہو گئی۔ ہم نے انہیں اور تمام مالکان کو ای میل کر دی ہے۔ وہ 24 گھنٹے بعد نیا لاگ اِن بنا سکیں گے۔',
  cancelled: 'منسوخ ہو گئی۔ ان کا لاگ اِن ویسا ہی ہے۔',
  finished: 'آپ کا نیا لاگ اِن تیار ہے۔ پرانا اب کام نہیں کرتا۔',
  notYourself: 'آپ یہ اپنے لیے شروع نہیں کر سکتے۔ کسی اور مالک سے یا سرور چلانے والے سے کہیں۔',
  notAnOwner: 'یہ صرف مالک کر سکتا ہے۔',
  noSuchMember: 'یہ شخص اب عملے میں نہیں۔',
  noMosque: 'یہ شخص کسی مسجد کے عملے میں نہیں، اس لیے کسی کو اطلاع نہیں دی جا سکتی۔',
  alreadyStarted: 'اس شخص کی بحالی پہلے ہی شروع ہے۔ ”آج“ کا صفحہ دیکھیں۔',
  noSuchRecovery: 'یہ بحالی ختم ہو چکی: منسوخ یا مکمل ہوئی، یا مدت گزر گئی۔',
  linkOver: 'یہ لنک اب کام نہیں کرتا: بحالی منسوخ، مکمل یا ختم ہو چکی ہے۔',
  wrongPassword: 'یہ آپ کا پاس ورڈ نہیں۔ دیکھ کر دوبارہ کوشش کریں۔',
  chooseFactor: 'پہلے پاس کی یا تصدیقی ایپ ترتیب دیں۔',
  demonstrationOnly: 'نمائش میں لاگ اِن کا طریقہ نہیں بدلا جا سکتا۔',
  somebody: 'کوئی جو جا چکا ہے',
  byServer: 'سرور چلانے والا',
  didStart: (name, other) => `${name} نے ${other} کے لاگ اِن کی بحالی شروع کی`,
  serverStarted: (other) => `سرور چلانے والے نے ${other} کے لاگ اِن کی بحالی شروع کی`,
  didCancel: (name, other) => `${name} نے ${other} کے لاگ اِن کی بحالی منسوخ کی`,
  linkCancelled: (other) => `${other} کے لاگ اِن کی بحالی ای میل کے لنک سے منسوخ ہوئی`,
  didFinish: (other) => `${other} نے نیا لاگ اِن بنایا؛ پرانا اب کام نہیں کرتا`,
}
