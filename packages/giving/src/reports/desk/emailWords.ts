import type { Language } from '@minaret/foundation/i18n'

type Words = {
  subject(mosque: string, day: string): string
  lead(from: string, to: string): string
  given: string
  against(now: string, before: string): string
  gifts: string
  friday: string
  againstFriday(now: string, before: string): string
  gained: string
  lost: string
  running: string
  action: string
  stop: string
}

/** The words of the Monday email. */
export const emailWords: Readonly<Record<Language, Words>> = {
  en: {
    subject: (mosque, day) => `Giving to ${mosque}, week of ${day}`,
    lead: (from, to) => `From Monday ${from} to Sunday ${to}, after refunds:`,
    given: 'Given',
    against: (now, before) => `${now} (the week before: ${before})`,
    gifts: 'Gifts received',
    friday: 'On Friday',
    againstFriday: (now, before) => `${now} (the Friday before: ${before})`,
    gained: 'New regular gifts',
    lost: 'Regular gifts ended',
    running: 'Regular gifts running now',
    action: 'Open the report',
    stop: 'You get this email because you asked for it under Reports. You can stop it there.',
  },
  ar: {
    subject: (mosque, day) => `التبرعات لـ${mosque}، الأسبوع من ${day}`,
    lead: (from, to) => `من الاثنين ${from} إلى الأحد ${to}، بعد خصم المبالغ المردودة:`,
    given: 'مجموع التبرعات',
    against: (now, before) => `${now} (الأسبوع الذي قبله: ${before})`,
    gifts: 'عدد التبرعات الواردة',
    friday: 'يوم الجمعة',
    againstFriday: (now, before) => `${now} (الجمعة التي قبلها: ${before})`,
    gained: 'تبرعات منتظمة جديدة',
    lost: 'تبرعات منتظمة انتهت',
    running: 'التبرعات المنتظمة الجارية الآن',
    action: 'فتح التقرير',
    stop: 'تصلك هذه الرسالة لأنك طلبتها في صفحة التقارير، ويمكنك إيقافها من هناك.',
  },
  ur: {
    subject: (mosque, day) => `${mosque} کے عطیات، ${day} سے شروع ہفتہ`,
    lead: (from, to) => `پیر ${from} سے اتوار ${to} تک، واپس کی گئی رقم نکال کر:`,
    given: 'کل عطیات',
    against: (now, before) => `${now} (اس سے پچھلے ہفتے: ${before})`,
    gifts: 'موصول عطیات کی تعداد',
    friday: 'جمعہ کے دن',
    againstFriday: (now, before) => `${now} (اس سے پچھلے جمعہ: ${before})`,
    gained: 'نئے مستقل عطیات',
    lost: 'ختم ہونے والے مستقل عطیات',
    running: 'اس وقت جاری مستقل عطیات',
    action: 'رپورٹ کھولیں',
    stop: 'یہ ای میل آپ کو اس لیے ملی کہ آپ نے رپورٹس کے صفحے پر اسے چُنا تھا۔ وہیں سے بند کی جا سکتی ہے۔',
  },
}
