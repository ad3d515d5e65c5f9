import type { Catalogue } from '../../catalogue.ts'

/** The same in Arabic. */
export const words: Catalogue['deskHijri'] = {
  title: 'الأشهر الهجرية',
  today: (date) => `اليوم ${date} حتى المغرب.`,
  evening: (date) => `دخل ${date} منذ المغرب.`,
  hint: 'بعد تحرّي الهلال، اختر اليوم الذي يبدأ فيه الشهر. يتبعه الموقع والشاشات والتقويم، ومعها رمضان والعيد.',
  month: (month, year) => `${month} ${year}`,
  firstDay: (day) => `أول يوم: ${day}`,
  announced: '(مُعلن)',
  calculated: '(بالحساب)',
  beginsToday: (month) => `${month} يبدأ اليوم`,
  beginsTomorrow: (month) => `${month} يبدأ غدًا`,
  has: (month, days) => `عدد أيام ${month}: ${days}`,
  begins: (month, day) => `${month} يبدأ يوم ${day}`,
  change: 'تغيير',
  changeOf: (month) => `تغيير أول يوم من ${month}`,
  calculate: 'استخدام اليوم المحسوب',
  calculateOf: (month) => `استخدام اليوم المحسوب: ${month}`,
}
