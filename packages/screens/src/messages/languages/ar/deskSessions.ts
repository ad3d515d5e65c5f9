import type { words as en } from '../en/deskSessions.ts'

/** The same in Arabic. */
export const words: typeof en = {
  title: 'الأجهزة التي سجّلت الدخول منها',
  lead: 'هل فقدت هاتفًا أو نسيت تسجيل الخروج؟ سجّل الخروج من هناك من هذه الصفحة، ويسري ذلك فورًا.',
  demonstration: 'كل من يجرّب هذا الدور يشاركه، لذلك لا يظهر هنا إلا تسجيل دخولك.',
  thisOne: (device) => `${device} (هذا الجهاز)`,
  methods: { passkey: 'مفتاح مرور', code: 'كلمة مرور ورمز', recovery: 'رمز استرداد', demonstration: 'عرض تجريبي' },
  since: (at) => `سُجّل الدخول ${at}`,
  seen: (at) => `آخر استخدام ${at}`,
  end: 'تسجيل الخروج هناك',
  endOf: (device) => `تسجيل الخروج هناك: ${device}`,
  endOthers: 'تسجيل الخروج من كل الأجهزة الأخرى',
}
