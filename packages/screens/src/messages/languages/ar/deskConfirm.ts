import type { words as en } from '../en/deskConfirm.ts'

/** The same in Arabic. */
export const words: typeof en = {
  title: 'أكّد هويتك',
  text: 'مضى وقت على تسجيل دخولك، لذلك نسأل مرة أخرى قبل هذا التغيير.',
  passkey: 'استخدام مفتاح المرور',
  code: 'رمز من تطبيق المصادقة',
  withCode: 'تأكيد',
  cancel: 'ليس الآن',
  failed: 'لم ينجح ذلك. حاول مرة أخرى.',
  neither: 'لا يستطيع هذا المتصفح استخدام مفتاح مرورك. افتح المكتب في متصفح يستطيع ذلك.',
  lost: 'لم يعد لديك؟ سجّل الخروج، ثم سجّل الدخول برمز استرداد.',
}
