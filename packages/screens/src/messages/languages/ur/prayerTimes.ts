import type { Catalogue } from '../../catalogue.ts'

export const words: Catalogue['prayerTimes'] = {
  shortDay: ({ weekdayShort, number }) => `${weekdayShort} ${number}`,
  titleOf: (month) => `اوقاتِ نماز، ${month}`,
  description: (name) => `${name} میں ہر نماز کا وقتِ آغاز اور جماعت کا وقت۔`,
  day: 'دن',
  todayMark: 'آج',
  calculatedMark: 'حسابی',
  previous: (month) => `پچھلا مہینہ: ${month}`,
  following: (month) => `اگلا مہینہ: ${month}`,
  thisMonth: 'موجودہ مہینہ',
  months: 'مہینے',
  print: 'یہ مہینہ پرنٹ کریں',
  printYear: 'پورا سال پرنٹ کریں',
  calculatedDays: 'جن دنوں پر حسابی لکھا ہے، وہ مسجد کے اپنے نظام الاوقات میں درج نہیں۔',
  calendar: 'کیلنڈر میں شامل کریں',
  share: 'واٹس ایپ پر شیئر کریں',
  shareText: (name: string) => `${name} میں نماز کے اوقات:`,
  /** Days of this month that are over. */
  earlier: (days: string) => `آج سے پہلے کے دن دکھائیں (${days})`,
}
