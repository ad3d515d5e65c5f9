import type { PaymentMode } from '@minaret/contract'
import type { MailLanguage } from '@minaret/foundation/email'

/** Texts of the refund email. */
export type RefundWords = {
  /** The first line of a demonstration or test email. */
  unreal: Record<Exclude<PaymentMode, 'live'>, string>
  subject(amount: string, mosque: string): string
  greeting(name: string): string
  sent(amount: string, cause: string): string
  when: string
  labels: { reference: string; amount: string; cause: string }
  view: string
  why: string
  /** Texts that differ if the bank rejected the refund after the donor had been emailed about it. */
  failed: Pick<RefundWords, 'subject' | 'sent' | 'when' | 'labels' | 'why'>
}

/** Texts of the refund email, by language. */
export const refundWords: Record<MailLanguage, RefundWords> = {
  en: {
    unreal: { demo: 'Demonstration: no money is taken.', test: 'Test: no real money was taken.' },
    subject: (amount, mosque) => `${mosque} has refunded ${amount} of your gift`,
    greeting: (name) => (name ? `Assalamu alaykum ${name},` : 'Assalamu alaykum,'),
    sent: (amount, cause) => `We’ve refunded ${amount} of your gift for “${cause}” to the card you used.`,
    when: 'It usually appears on your statement within 5 to 10 working days.',
    labels: { reference: 'Reference', amount: 'Refunded', cause: 'Given for' },
    view: 'View this gift',
    why: 'If you weren’t expecting this, please reply to this email or ask the mosque.',
    failed: {
      subject: (amount, mosque) => `${mosque} couldn’t refund ${amount} of your gift`,
      sent: (amount, cause) =>
        `We emailed you that we’d refunded ${amount} of your gift for “${cause}” to the card you used. Your bank didn’t accept the refund, so we still have the money.`,
      when: 'This usually happens when a card or account has been closed. Please reply to this email or ask the mosque, so that we can refund you another way.',
      labels: { reference: 'Reference', amount: 'Not refunded yet', cause: 'Given for' },
      why: 'Never send a card number by email. Nobody at the mosque will ask you for it.',
    },
  },
  ar: {
    unreal: { demo: 'عرض توضيحي: لا تُسحب أي أموال.', test: 'تجربة: لم تُسحب أي أموال حقيقية.' },
    subject: (amount, mosque) => `أعاد ${mosque} من تبرعك مبلغ ${amount}`,
    greeting: (name) => (name ? `السلام عليكم ${name}،` : 'السلام عليكم،'),
    sent: (amount, cause) => `أعدنا من تبرعك من أجل «${cause}» مبلغ ${amount} إلى البطاقة التي تبرعت بها.`,
    when: 'يظهر المبلغ عادة في حسابك خلال خمسة إلى عشرة أيام عمل.',
    labels: { reference: 'المرجع', amount: 'المبلغ المُعاد', cause: 'من أجل' },
    view: 'عرض هذا التبرع',
    why: 'إذا لم تكن تتوقع ذلك، فيرجى الرد على هذه الرسالة أو سؤال المسجد.',
    failed: {
      subject: (amount, mosque) => `تعذّر على ${mosque} إعادة ${amount} من تبرعك`,
      sent: (amount, cause) =>
        `كتبنا إليك أننا أعدنا من تبرعك من أجل «${cause}» مبلغ ${amount} إلى البطاقة التي تبرعت بها. لم يقبله مصرفك، فما زال المبلغ لدينا.`,
      when: 'يحدث ذلك غالبًا عندما تكون البطاقة أو الحساب قد أُغلق. يرجى الرد على هذه الرسالة أو سؤال المسجد لكي نعيد إليك المبلغ بطريقة أخرى.',
      labels: { reference: 'المرجع', amount: 'لم يُعَد بعد', cause: 'من أجل' },
      why: 'لا تكتب رقم بطاقة في أي رسالة: لن يسألك أحد في المسجد عنه.',
    },
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
    why: 'اگر آپ کو اس کی توقع نہیں تھی تو اس ای میل کا جواب دیں یا مسجد سے پوچھیں۔',
    failed: {
      subject: (amount, mosque) => `${mosque} آپ کے عطیے میں سے ${amount} واپس نہیں کر سکا`,
      sent: (amount, cause) =>
        `ہم نے لکھا تھا کہ «${cause}» کے لیے آپ کے عطیے میں سے ${amount} اسی کارڈ پر واپس کر دیے گئے ہیں۔ آپ کے بینک نے یہ رقم قبول نہیں کی، اس لیے یہ ابھی ہمارے پاس ہے۔`,
      when: 'ایسا عموماً اس وقت ہوتا ہے جب کارڈ یا اکاؤنٹ بند ہو چکا ہو۔ براہِ کرم اس ای میل کا جواب دیں یا مسجد سے پوچھیں تاکہ ہم یہ رقم کسی اور طریقے سے واپس کر سکیں۔',
      labels: { reference: 'حوالہ', amount: 'ابھی واپس نہیں ہوئی', cause: 'مقصد' },
      why: 'ای میل میں کارڈ کا نمبر کبھی نہ لکھیں: مسجد سے کوئی آپ سے یہ نہیں پوچھے گا۔',
    },
  },
}
