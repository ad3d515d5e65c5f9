import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

const hijriMonths = [
  'محرم',
  'صفر',
  'ربیع الاول',
  'ربیع الثانی',
  'جمادی الاولیٰ',
  'جمادی الثانیہ',
  'رجب',
  'شعبان',
  'رمضان',
  'شوال',
  'ذوالقعدہ',
  'ذوالحجہ',
]

/** The same in Urdu. */
export const ur: WordsLike<typeof en> = {
  saved: 'محفوظ ہو گیا۔ ویب سائٹ اور اسکرینیں تازہ ہیں۔',
  changedSince: 'آپ کی ترمیم کے دوران کسی اور نے یہ دن بدل دیا۔ دونوں دیکھ کر دوبارہ محفوظ کریں۔',
  undone: 'واپس کر دیا گیا۔ پہلے والے اوقات بحال ہیں۔',
  fajr: 'فجر',
  dhuhr: 'ظہر',
  asr: 'عصر',
  maghrib: 'مغرب',
  isha: 'عشاء',
  jumuah: 'جمعہ',
  moved: (name, prayer, day, from, to) => `${name} نے ${day} کو ${prayer} کی جماعت ${from} سے ${to} کر دی`,
  added: (name, prayer, day, to) => `${name} نے ${day} کو ${prayer} کی جماعت ${to} مقرر کی`,
  closed: (name, prayer, day) => `${name} نے ${day} کو ${prayer} کی جماعت نہیں رکھی`,
  noted: (name, day, note) => `${name} نے ${day} کے لیے نوٹ لکھا: ”${note}“`,
  noteRemoved: (name, day) => `${name} نے ${day} کا نوٹ ہٹا دیا`,
  sameAgain: (name, day) => `${name} نے ${day} کو اوقات بدلے بغیر محفوظ کیا`,
  noJamaat: 'جماعت نہیں',
  asUsual: 'معمول کے اوقات',
  taraweeh: 'تراویح',
  eid: 'نمازِ عید',
  rangeChangedSince: 'آپ کی ترمیم کے دوران کسی اور نے ان میں سے ایک دن بدل دیا۔ فہرست دیکھ کر دوبارہ محفوظ کریں۔',
  rangeSet: (name, prayer, from, to, days, time) =>
    `${name} نے ${from} سے ${to} تک ${prayer} کی جماعت ${time} مقرر کی (${days})`,
  rangeClosed: (name, prayer, from, to, days) =>
    `${name} نے ${from} سے ${to} تک ${prayer} کی جماعت نہیں رکھی (${days})`,
  rangeUsual: (name, prayer, from, to, days) =>
    `${name} نے ${from} سے ${to} تک ${prayer} معمول کے اوقات پر کر دی (${days})`,
  rangeNoted: (name, from, to, days, note) => `${name} نے ${from} سے ${to} تک نوٹ لکھا (${days}): ”${note}“`,
  rangeNoteRemoved: (name, from, to, days) => `${name} نے ${from} سے ${to} تک کے نوٹ ہٹا دیے (${days})`,
  dayCount: (count) => `${count} دن`,
  timetableRefused: 'اس ٹائم ٹیبل میں ابھی غلطیاں ہیں۔ دوبارہ جانچیں۔',
  timetableChangedSince: 'آپ کے دیکھتے ہوئے کسی اور نے ٹائم ٹیبل بدل دیا۔ فرق دیکھ کر دوبارہ محفوظ کریں۔',
  timetableImported: (name, file, from, to, days) =>
    `${name} نے ٹائم ٹیبل ${file} درآمد کیا (${from} سے ${to} تک): ${days} بدلے`,
  timetableRestored: (name, file) => `${name} ${file} سے پہلے کے ٹائم ٹیبل پر واپس گئے`,
  timetableBefore: (file) => `${file} سے پہلے کا ٹائم ٹیبل`,
  timetableSince: 'بعد میں درآمد کیا گیا ٹائم ٹیبل',
  rulesChangedSince: 'آپ کی ترمیم کے دوران کسی اور نے یہ اصول بدل دیے۔ دونوں دیکھ کر دوبارہ محفوظ کریں۔',
  rulesChanged: (name, prayer) => `${name} نے ${prayer} کی جماعت کے اصول بدلے`,
  noRules: 'کوئی اصول نہیں',
  jumuahChanged: (name) => `${name} نے ہر جمعے کی نمازِ جمعہ بدلی`,
  jumuahChangedSince: 'آپ کی ترمیم کے دوران کسی اور نے نمازِ جمعہ بدل دی۔ دونوں دیکھ کر دوبارہ محفوظ کریں۔',
  noJumuah: 'نمازِ جمعہ نہیں',
  undoneBy: (sentence) => `${sentence} (واپس کیا گیا)`,
  hijriMonth: (month) => hijriMonths[month - 1] ?? '',
  hijriAnnounced: (name, month, day) => `${name} نے ${month} کا آغاز ${day} مقرر کیا`,
  hijriCalculated: (name, month) => `${name} نے ${month} کا آغاز دوبارہ حساب کے مطابق کر دیا`,
  hijriStart: (month, day) => `${month} کا آغاز ${day}`,
  hijriStartCalculated: (month) => `${month} کا آغاز حساب کے مطابق`,
  hijriUndone: 'واپس کر دیا گیا۔ مہینہ پہلے کی طرح شروع ہوتا ہے۔',
  hijriUnchanged: 'کچھ نہیں بدلا: مہینہ پہلے سے اسی دن شروع ہوتا ہے۔',
  hijriChangedSince: 'آپ کے دیکھتے ہوئے کسی اور نے ہجری مہینے بدل دیے۔ دیکھ کر دوبارہ چنیں۔',
  hijriNoDay: 'کیلنڈر میں یہ دن نہیں۔ کوئی اور دن چنیں۔',
  hijriFar: 'یہ ام القریٰ کیلنڈر سے تین دن سے زیادہ دور ہے۔ مہینہ اور دن دیکھ لیں۔',
  hijriLength: (month, days) =>
    `${month} کے ${days} دن ہو جائیں گے، جبکہ ہجری مہینہ 29 یا 30 دن کا ہوتا ہے۔ اگر ${month} کسی اور دن شروع ہوا تھا تو پہلے وہ مقرر کریں۔`,
  hijriLater: (month, day) =>
    `${month} کا آغاز ${day} مقرر ہے، اس سے کوئی مہینہ 29 سے کم یا 30 سے زیادہ دن کا ہو جاتا ہے۔ پہلے ${month} بدلیں۔`,
}
