import type { MailLanguage } from '@minaret/foundation/email'

/** Texts of an emailed statement of gifts. */
export type StatementWords = {
  subject: (mosque: string, from: string, to: string) => string
  lead: (mosque: string, from: string, to: string) => string
  nothing: string
  total: string
  /** A payment, with the number of its receipt. */
  given: (amount: string, cause: string, receipt: string | undefined) => string
  returned: (amount: string, cause: string) => string
  restored: (amount: string, cause: string) => string
  more: (left: number) => string
  ask: string
}

/** Texts of statements, by language. */
export const statementWords: Readonly<Record<MailLanguage, StatementWords>> = {
  en: {
    subject: (mosque, from, to) => `Your gifts to ${mosque}, ${from} to ${to}`,
    lead: (mosque, from, to) => `These are your gifts to ${mosque} from ${from} to ${to}.`,
    nothing: 'There are no gifts in this time.',
    total: 'Total',
    given: (amount, cause, receipt) => `${amount} for ${cause}${receipt ? ` (receipt ${receipt})` : ''}`,
    returned: (amount, cause) => `${amount} returned to you (${cause})`,
    restored: (amount, cause) => `${amount} not returned after all (${cause})`,
    more: (left) => `There are ${left} more, which are part of the total. Ask the mosque for the whole list.`,
    ask: 'If something here isn’t right, please reply to the mosque.',
  },
  ar: {
    subject: (mosque, from, to) => `تبرعاتك إلى ${mosque} من ${from} إلى ${to}`,
    lead: (mosque, from, to) => `هذه تبرعاتك إلى ${mosque} من ${from} إلى ${to}.`,
    nothing: 'لا توجد تبرعات في هذه المدة.',
    total: 'المجموع',
    given: (amount, cause, receipt) => `${amount} لـ${cause}${receipt ? ` (إيصال ${receipt})` : ''}`,
    returned: (amount, cause) => `أُعيد إليك ${amount} (${cause})`,
    restored: (amount, cause) => `لم يُعَد إليك ${amount} في النهاية (${cause})`,
    more: (left) => `يوجد أيضًا ${left}، وهي محسوبة في المجموع. اطلب القائمة كاملة من المسجد.`,
    ask: 'إن وجدت خطأ، فأخبر المسجد.',
  },
  ur: {
    subject: (mosque, from, to) => `${mosque} کے لیے آپ کے عطیات، ${from} سے ${to} تک`,
    lead: (mosque, from, to) => `${from} سے ${to} تک ${mosque} کے لیے آپ کے عطیات یہ ہیں۔`,
    nothing: 'اس مدت میں کوئی عطیہ نہیں۔',
    total: 'کل',
    given: (amount, cause, receipt) => `${amount}، ${cause} کے لیے${receipt ? ` (رسید ${receipt})` : ''}`,
    returned: (amount, cause) => `${amount} آپ کو واپس کیے گئے (${cause})`,
    restored: (amount, cause) => `${amount} آخرکار واپس نہیں ہوئے (${cause})`,
    more: (left) => `مزید ${left} بھی ہیں جو کل میں شامل ہیں۔ پوری فہرست کے لیے مسجد سے کہیں۔`,
    ask: 'اگر کچھ درست نہ ہو تو مسجد کو بتائیں۔',
  },
}
