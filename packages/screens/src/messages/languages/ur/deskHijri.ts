import type { Catalogue } from '../../catalogue.ts'

/** The same in Urdu. */
export const words: Catalogue['deskHijri'] = {
  title: 'ہجری مہینے',
  today: (date) => `مغرب تک ${date} ہے۔`,
  evening: (date) => `مغرب سے ${date} شروع ہے۔`,
  hint: 'چاند دیکھنے کے بعد مہینے کا پہلا دن چنیں۔ ویب سائٹ، اسکرینیں اور کیلنڈر اسی کے مطابق ہو جائیں گے، اور رمضان اور عید بھی۔',
  month: (month, year) => `${month} ${year}`,
  firstDay: (day) => `پہلا دن: ${day}`,
  announced: '(اعلان کے مطابق)',
  calculated: '(حساب کے مطابق)',
  beginsToday: (month) => `${month} آج شروع ہے`,
  beginsTomorrow: (month) => `${month} کل شروع ہوگا`,
  has: (month, days) => `${month} کے ${days} دن`,
  begins: (month, day) => `${month} کا آغاز: ${day}`,
  change: 'تبدیل کریں',
  changeOf: (month) => `${month} کا پہلا دن تبدیل کریں`,
  calculate: 'حساب کا دن رکھیں',
  calculateOf: (month) => `${month} کے لیے حساب کا دن رکھیں`,
}
