import type { GiftAidScope } from '@minaret/plans'
import type { MailLanguage } from '../language.ts'

/** What the letter says that confirms a Gift Aid declaration. The declaration itself stays in English: it is a legal text. */
export type GiftAidLetterWords = {
  subject(charity: string): string
  paragraphs(charity: string): string[]
  labels: Record<'name' | 'covers' | 'made' | 'reference', string>
  scopes: Record<GiftAidScope, string>
  after: string[]
}

/** The words of the letter, by language. */
export const giftAidLetterWords: Record<MailLanguage, GiftAidLetterWords> = {
  en: {
    subject: (charity) => `Your Gift Aid declaration to ${charity}`,
    paragraphs: (charity) => [
      `Thank you. You have asked ${charity} to claim Gift Aid on what you give. This letter confirms what you declared; please keep it.`,
    ],
    labels: { name: 'Name', covers: 'It is for', made: 'Declared on', reference: 'Reference' },
    scopes: {
      this: 'This gift, and each of its collections if it is a regular one',
      past_and_future: 'This gift, all gifts to come, and those of the past four years',
    },
    after: [
      'To cancel it, reply to this letter and say so. It then covers nothing you give from that day on; a reason is not needed.',
      'Please also tell us when you move house, change your name, or no longer pay enough Income Tax or Capital Gains Tax.',
      'If you did not declare this, reply to this letter and we will cancel it.',
    ],
  },
  ar: {
    subject: (charity) => `إقرار Gift Aid الخاص بك إلى ${charity}`,
    paragraphs: (charity) => [
      `شكراً لك. لقد طلبت من ${charity} أن تسترد ضريبة Gift Aid عن تبرعاتك. تؤكد هذه الرسالة ما أقررت به، فاحتفظ بها.`,
    ],
    labels: { name: 'الاسم', covers: 'يشمل', made: 'تاريخ الإقرار', reference: 'الرقم المرجعي' },
    scopes: {
      this: 'هذا التبرع، وكل دفعة منه إن كان دورياً',
      past_and_future: 'هذا التبرع وكل تبرع قادم وتبرعات السنوات الأربع الماضية',
    },
    after: [
      'لإلغاء الإقرار يكفي أن ترد على هذه الرسالة بذلك، فلا يشمل ما تتبرع به من ذلك اليوم، ولا حاجة إلى ذكر السبب.',
      'ونرجو إخبارنا أيضاً إذا انتقلت إلى بيت آخر أو تغير اسمك أو لم تعد تدفع ما يكفي من ضريبة الدخل أو ضريبة أرباح رأس المال في المملكة المتحدة.',
      'إذا لم تقدم هذا الإقرار فرد على هذه الرسالة ونحن نلغيه.',
    ],
  },
  ur: {
    subject: (charity) => `${charity} کے لیے آپ کا Gift Aid اقرار نامہ`,
    paragraphs: (charity) => [
      `شکریہ۔ آپ نے ${charity} سے کہا ہے کہ آپ کے عطیات پر Gift Aid حاصل کرے۔ یہ خط آپ کے اقرار کی تصدیق ہے؛ براہ کرم اسے سنبھال کر رکھیں۔`,
    ],
    labels: { name: 'نام', covers: 'یہ شامل کرتا ہے', made: 'اقرار کی تاریخ', reference: 'حوالہ نمبر' },
    scopes: {
      this: 'یہ عطیہ، اور اگر یہ مستقل ہے تو اس کی ہر قسط',
      past_and_future: 'یہ عطیہ، آئندہ کے تمام عطیات، اور پچھلے چار سال کے عطیات',
    },
    after: [
      'اسے منسوخ کرنے کے لیے اس خط کا جواب دے کر بتا دیں۔ پھر اس دن سے آپ کے عطیات اس میں شامل نہیں ہوں گے؛ وجہ بتانا ضروری نہیں۔',
      'اگر آپ گھر بدلیں، نام بدلیں، یا برطانیہ میں کافی انکم ٹیکس یا کیپیٹل گینز ٹیکس ادا نہ کرتے ہوں تو براہ کرم ہمیں بتائیں۔',
      'اگر آپ نے یہ اقرار نہیں کیا تو اس خط کا جواب دیں، ہم اسے منسوخ کر دیں گے۔',
    ],
  },
}
