import type { words as en } from '../en/deskWhy.ts'

/** The same in Urdu. */
export const words: typeof en = {
  why: (prayer, time) => `${prayer} کی جماعت ${time} پر کیوں ہے`,
  whyNone: (prayer) => `${prayer} کی جماعت کیوں نہیں ہے`,
  begins: (prayer, time) => `${prayer} کا وقت ${time} پر شروع ہوتا ہے`,
  timetable: 'یہ مسجد کے ٹائم ٹیبل میں ہے۔',
  imported: (file, date) => `یہ فائل ${file} سے ہے، جو ${date} کو درآمد ہوئی۔`,
  importedBy: (file, date, name) => `یہ فائل ${file} سے ہے، جو ${name} نے ${date} کو درآمد کی۔`,
  importedBefore: (date) => `یہ ${date} کو یا اس سے پہلے درآمد ہوا۔ اس وقت فائل کا نام محفوظ نہیں ہوتا تھا۔`,
  overruled: (rule) => `آپ کے ٹائم ٹیبل میں اس دن کی اپنی جماعت ہے، اس لیے ${rule} استعمال نہیں ہوتا۔`,
  overruledOn: (rule, days) =>
    days === 1
      ? `آپ کے ٹائم ٹیبل میں اس دن کی اپنی جماعت ہے، اس لیے ${rule} استعمال نہیں ہوتا۔`
      : `${rule}: آنے والے سال میں اس کے تمام ${days} دنوں کی جماعت آپ کے ٹائم ٹیبل میں ہے، اس لیے یہ استعمال نہیں ہوتا۔`,
  ruleNames: {
    weekday: 'ہفتے کے اس دن کا اصول',
    ramadan: 'رمضان کا اصول',
    dated: 'تاریخ سے لاگو اصول',
    summer: 'گرمیوں کا اصول',
  },
  calculated: (method, school) => `یہ حساب سے ہے، کیونکہ ٹائم ٹیبل میں یہ دن نہیں۔ طریقہ: ${method}۔ عصر: ${school}۔`,
  city: (city) => `یہ ${city} کے لیے ہے: مسجد کا مقام درج نہیں۔`,
  table: (time) => `ٹائم ٹیبل کی جماعت ${time} ہے`,
  rules: {
    weekday: (time) => `ہفتے کے اس دن کے اصول سے ${time}`,
    ramadan: (time) => `رمضان کے اصول سے ${time}`,
    dated: (time) => `تاریخ سے شروع ہونے والے اصول سے ${time}`,
    summer: (time) => `گرمیوں کے اصول سے ${time}`,
    ordinary: (time) => `عام اصول سے ${time}`,
  },
  noJamaat: 'جماعت نہیں',
  ruleIs: (rule) => `اصول: ${rule}۔`,
  ruleBy: (name, date, time) => `یہ قاعدہ ${name} نے ${date} کو ${time} پر بنایا۔`,
  nothing: 'نہ ٹائم ٹیبل میں جماعت ہے، نہ کسی اصول میں',
  override: (time) => `اس دن کے لیے بدل کر ${time}`,
  changedBy: (name, date, time) => `${name} نے ${date} کو ${time} پر بدلا۔`,
  somebody: 'کسی',
  notRecorded: 'یہ تبدیلی ڈیسک سے نہیں ہوئی، اس لیے درج نہیں کہ کس نے کی۔',
  rule: {
    none: 'جماعت نہیں',
    fixed: (time) => `ہمیشہ ${time} پر`,
    after: (minutes) => (minutes === 0 ? 'وقت شروع ہوتے ہی' : `وقت شروع ہونے کے ${minutes} منٹ بعد`),
    beforeEnd: (minutes) => `وقت ختم ہونے سے ${minutes} منٹ پہلے`,
    rounded: (minutes) => `${minutes} منٹ پر پورا کیا ہوا`,
    changesOn: (weekday) => `ہر ${weekday} کو نیا وقت`,
    notBefore: (time) => `${time} سے پہلے کبھی نہیں`,
    notAfter: (time) => `${time} کے بعد کبھی نہیں`,
    comma: '، ',
  },
}
