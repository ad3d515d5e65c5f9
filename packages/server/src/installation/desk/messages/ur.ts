import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Urdu. */
export const ur: WordsLike<typeof en> = {
  noSuchMosque: 'یہاں ایسی کوئی مسجد نہیں۔',
  approved: 'منظوری دے دی گئی۔ مالکان کو ای میل کر دی گئی ہے۔',
  declined: 'منظوری نہیں دی گئی۔ مالکان کو ای میل کر دی گئی ہے۔',
  decidedAlready: 'یہ مسجد اب منتظر نہیں۔ فہرست دوبارہ کھولیں۔',
  reasonNeeded: 'وجہ ایک جملے میں لکھیں جسے عملہ پڑھ سکے۔',
  planChanged: 'پلان بدل گیا۔',
  limitsChanged: 'محفوظ ہو گیا۔ یہ اب سے شامل ہونے والی چیزوں پر لاگو ہے۔',
  suspended: 'معطل کر دی گئی۔ اس کی ویب سائٹ بند ہے اور ڈیسک صرف پڑھا جا سکتا ہے۔',
  suspendedAlready: 'یہ پہلے ہی بند ہے۔',
  opened: 'دوبارہ کھل گئی۔',
  openAlready: 'یہ پہلے ہی کھلی ہے۔',
  approveInstead: 'اس کی منظوری نہیں ہوئی۔ ویب سائٹ کھولنے کے لیے منظوری دیں۔',
  announced: 'ہر ڈیسک اسے آج کے صفحے پر دکھا رہا ہے۔',
  ended: 'اب نہیں دکھایا جا رہا۔',
  endedAlready: 'یہ پہلے ہی ختم ہو چکا ہے۔',
  textNeeded: 'ایک جملہ لکھیں۔',
  somebody: 'کوئی جس کا لاگ اِن اب نہیں رہا',
  command: 'سرور کی کمانڈ',
  logApproved: (who, mosque) => `${who} نے ${mosque} کی منظوری دی`,
  logDeclined: (who, mosque, reason) => `${who} نے ${mosque} کی منظوری نہیں دی: ${reason}`,
  logSuspended: (who, mosque, reason) => `${who} نے ${mosque} کو معطل کیا: ${reason}`,
  logOpened: (who, mosque, reason) => `${who} نے ${mosque} کو دوبارہ کھولا: ${reason}`,
  logPlan: (who, mosque, plans) => `${who} نے ${mosque} کا پلان بدلا: ${plans}`,
  logLimits: (who, plan, text) => `${who} نے پلان ${plan} کی حدیں بدلیں: ${text}`,
  logAnnounced: (who, text) => `${who} نے ہر ڈیسک پر اعلان کیا: ${text}`,
  logEnded: (who, text) => `${who} نے اعلان ختم کیا: ${text}`,
  logOther: (who) => `${who} نے کچھ کیا جو یہ ورژن بیان نہیں کر سکتا`,
  noReason: 'وجہ نہیں بتائی گئی',
}
