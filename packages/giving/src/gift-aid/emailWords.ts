import type { GiftAidScope } from '@minaret/money'
import type { MailLanguage } from '@minaret/foundation/email'

/** Texts of the email that confirms a Gift Aid declaration. The declaration itself is a legal text, and stays in English. */
export type DeclarationEmailText = {
  subject(charity: string): string
  paragraphs(charity: string): string[]
  labels: Record<'name' | 'covers' | 'made' | 'reference', string>
  scopes: Record<GiftAidScope, string>
  after: string[]
}

/** Texts of the email, by language. */
export const declarationEmailTexts: Record<MailLanguage, DeclarationEmailText> = {
  en: {
    subject: (charity) => `Your Gift Aid declaration to ${charity}`,
    paragraphs: (charity) => [
      `Thank you. You’ve asked ${charity} to claim Gift Aid on your gifts. This email confirms your declaration: please keep it.`,
    ],
    labels: { name: 'Name', covers: 'Covers', made: 'Declared on', reference: 'Reference' },
    scopes: {
      this: 'This gift, and every payment of it if it’s a regular gift',
      past_and_future: 'This gift, all future gifts and those from the past four years',
    },
    after: [
      'To cancel your declaration, reply to this email. It won’t cover anything you give from then on. You don’t need to give a reason.',
      'Please also tell us if you move house, change your name, or no longer pay enough Income Tax or Capital Gains Tax.',
      'If you didn’t make this declaration, reply to this email and we’ll cancel it.',
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
      `شکریہ۔ آپ نے ${charity} کو اپنے عطیات پر Gift Aid حاصل کرنے کی اجازت دی ہے۔ یہ ای میل آپ کے اقرار کی تصدیق ہے؛ براہِ کرم اسے سنبھال کر رکھیں۔`,
    ],
    labels: { name: 'نام', covers: 'یہ شامل کرتا ہے', made: 'اقرار کی تاریخ', reference: 'حوالہ نمبر' },
    scopes: {
      this: 'یہ عطیہ، اور اگر یہ مستقل ہے تو اس کی ہر قسط',
      past_and_future: 'یہ عطیہ، آئندہ کے تمام عطیات، اور پچھلے چار سال کے عطیات',
    },
    after: [
      'اسے منسوخ کرنے کے لیے اس ای میل کا جواب دیں۔ اس کے بعد کے عطیات اس میں شامل نہیں ہوں گے؛ وجہ بتانا ضروری نہیں۔',
      'اگر آپ گھر بدلیں، نام بدلیں، یا برطانیہ میں کافی انکم ٹیکس یا کیپیٹل گینز ٹیکس ادا نہ کرتے ہوں تو براہ کرم ہمیں بتائیں۔',
      'اگر آپ نے یہ اقرار نہیں کیا تو اس ای میل کا جواب دیں، ہم اسے منسوخ کر دیں گے۔',
    ],
  },
}
