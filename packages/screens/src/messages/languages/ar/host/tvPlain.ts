import type { Catalogue } from '../../../catalogue.ts'

export const words: Catalogue['tvPlain'] = {
  asOf: 'حتى الساعة',
  today: 'اليوم',
  tomorrow: 'غدًا',
  day: ({ weekday, number }) => `${weekday} ${number}`,
  left: (hours, hoursFigure, minutesFigure) =>
    hours > 0 ? `بعد ${hoursFigure} س ${minutesFigure} د` : `بعد ${minutesFigure} د`,
  news: 'من المسجد',
  cancelled: 'أُلغي',
  changes: 'تغيّر أوقات الإقامة',
  janazah: 'صلاة الجنازة',
  emergency: 'تنبيه عاجل',
  notConnected: 'هذه الشاشة غير متصلة',
  notConnectedMore: 'يرجى طلب عنوانها من إدارة المسجد.',
  connectAgain: (address) => `لتوصيلها افتح ${address} على هذه الشاشة.`,
  connect: 'أضف هذه الشاشة',
  connectHow: (address) => `افتح ${address} على هاتفك، واختر «الشاشات» ثم «إضافة شاشة»، واكتب هذا الرمز.`,
  connectNew: 'يتغير الرمز كل عشر دقائق.',
  closed: 'مغلق حاليًا',
  away: 'تعذّر عرض المواقيت الآن',
  again: 'تعيد هذه الصفحة المحاولة تلقائيًا.',
}
