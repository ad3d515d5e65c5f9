import type { PaymentMode } from '@minaret/contract'
import type { MailLanguage } from '../mail/language.ts'

/** What the letter about money that went back says. */
export type RefundWords = {
  /** First, where nothing is real. */
  unreal: Record<Exclude<PaymentMode, 'live'>, string>
  subject(amount: string, mosque: string): string
  greeting(name: string): string
  sent(amount: string, cause: string): string
  when: string
  labels: { reference: string; amount: string; cause: string }
  view: string
  why: string
}

/** The words of that letter, by language. */
export const refundWords: Record<MailLanguage, RefundWords> = {
  en: {
    unreal: { demo: 'Demonstration: no money is taken.', test: 'Test: no real money was taken.' },
    subject: (amount, mosque) => `${mosque} has returned ${amount} of your gift`,
    greeting: (name) => (name ? `Assalamu alaykum ${name},` : 'Assalamu alaykum,'),
    sent: (amount, cause) => `We have returned ${amount} of your gift for “${cause}” to the card you gave with.`,
    when: 'Banks mostly show it within five to ten working days.',
    labels: { reference: 'Reference', amount: 'Returned', cause: 'Given for' },
    view: 'See this gift',
    why: 'If you did not expect this, please answer this letter or ask the mosque.',
  },
  ar: {
    unreal: { demo: 'عرض توضيحي: لا تُسحب أي أموال.', test: 'تجربة: لم تُسحب أي أموال حقيقية.' },
    subject: (amount, mosque) => `أعاد ${mosque} من تبرعك مبلغ ${amount}`,
    greeting: (name) => (name ? `السلام عليكم ${name}،` : 'السلام عليكم،'),
    sent: (amount, cause) => `أعدنا من تبرعك من أجل «${cause}» مبلغ ${amount} إلى البطاقة التي تبرعت بها.`,
    when: 'يظهر المبلغ عادة في حسابك خلال خمسة إلى عشرة أيام عمل.',
    labels: { reference: 'المرجع', amount: 'المبلغ المُعاد', cause: 'من أجل' },
    view: 'عرض هذا التبرع',
    why: 'إذا لم تكن تتوقع ذلك، فأجب عن هذه الرسالة أو اسأل المسجد.',
  },
  ur: {
    unreal: { demo: 'نمونہ: کوئی رقم نہیں لی جاتی۔', test: 'آزمائش: کوئی حقیقی رقم نہیں لی گئی۔' },
    subject: (amount, mosque) => `${mosque} نے آپ کے عطیے میں سے ${amount} واپس کر دیے ہیں`,
    greeting: (name) => (name ? `السلام علیکم ${name}،` : 'السلام علیکم،'),
    sent: (amount, cause) =>
      `ہم نے «${cause}» کے لیے آپ کے عطیے میں سے ${amount} اسی کارڈ پر واپس کر دیے ہیں جس سے آپ نے دیا تھا۔`,
    when: 'بینک میں یہ رقم عموماً پانچ سے دس کاروباری دنوں میں نظر آتی ہے۔',
    labels: { reference: 'حوالہ', amount: 'واپس کی گئی رقم', cause: 'مقصد' },
    view: 'یہ عطیہ دیکھیں',
    why: 'اگر آپ کو اس کی توقع نہیں تھی تو اس خط کا جواب دیں یا مسجد سے پوچھیں۔',
  },
}
