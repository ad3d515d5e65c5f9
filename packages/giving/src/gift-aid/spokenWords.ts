import type { MailLanguage } from '@minaret/foundation/email'

/** Texts of the written record of a spoken declaration. The declaration itself is a legal text, and stays in English. */
export type SpokenRecordText = {
  subject(charity: string): string
  paragraphs(charity: string, declared: string): string[]
  labels: Record<'charity' | 'name' | 'home' | 'covers' | 'declared' | 'recorded' | 'reference', string>
  covers: string
  /** @param lastDay to withdraw it as if never made */
  after(lastDay: string): string[]
}

/** Texts of the record, by language. */
export const spokenRecordTexts: Record<MailLanguage, SpokenRecordText> = {
  en: {
    subject: (charity) => `Written record of your Gift Aid declaration to ${charity}`,
    paragraphs: (charity, declared) => [
      `On ${declared} you told ${charity} that you want it to claim Gift Aid on your gifts. HMRC requires us to send you this written record. Please check it and keep it.`,
    ],
    labels: {
      charity: 'Charity',
      name: 'Name',
      home: 'Home address',
      covers: 'Covers',
      declared: 'Declared on',
      recorded: 'Record sent on',
      reference: 'Reference',
    },
    covers: 'All future gifts and those from the past four years',
    after: (lastDay) => [
      `You have 30 days to change your mind: if you cancel by ${lastDay}, your declaration will be treated as if you’d never made it. You can also cancel later, for anything you give from then on. Just reply to this email. You don’t need to give a reason.`,
      'If you pay less Income Tax or Capital Gains Tax in a tax year than the Gift Aid claimed on all your donations to charities, you have to pay HMRC the difference.',
      'Please tell us if you move house, change your name, or no longer pay enough tax.',
      'If anything here is wrong, or you didn’t make this declaration, reply to this email and we’ll put it right.',
    ],
  },
  ar: {
    subject: (charity) => `السجل المكتوب لإقرار Gift Aid الخاص بك إلى ${charity}`,
    paragraphs: (charity, declared) => [
      `في ${declared} أخبرت ${charity} شفهياً بأنك تريد أن تسترد ضريبة Gift Aid عن تبرعاتك. تطلب مصلحة الضرائب البريطانية (HMRC) أن نرسل إليك هذا السجل المكتوب، فراجعه واحتفظ به.`,
    ],
    labels: {
      charity: 'الجمعية الخيرية',
      name: 'الاسم',
      home: 'عنوان المنزل',
      covers: 'يشمل',
      declared: 'تاريخ الإقرار',
      recorded: 'تاريخ إرسال هذا السجل',
      reference: 'الرقم المرجعي',
    },
    covers: 'كل تبرع قادم وتبرعات السنوات الأربع الماضية',
    after: (lastDay) => [
      `أمامك 30 يوماً للعدول: إذا ألغيت الإقرار حتى ${lastDay} عُدَّ كأنه لم يكن. ويمكنك إلغاؤه بعد ذلك أيضاً، فلا يشمل ما تتبرع به من حينها. يكفي أن ترد على هذه الرسالة، ولا حاجة إلى ذكر السبب.`,
      'إذا دفعت في سنة ضريبية من ضريبة الدخل أو ضريبة أرباح رأس المال أقل مما استُرد من Gift Aid عن جميع تبرعاتك للجمعيات الخيرية، فعليك أن تدفع الفرق إلى HMRC.',
      'نرجو إخبارنا إذا انتقلت إلى بيت آخر أو تغير اسمك أو لم تعد تدفع ضريبة كافية.',
      'إذا كان في هذا السجل خطأ، أو لم تقدم هذا الإقرار، فرد على هذه الرسالة ونحن نصححه.',
    ],
  },
  ur: {
    subject: (charity) => `${charity} کے لیے آپ کے Gift Aid اقرار کا تحریری ریکارڈ`,
    paragraphs: (charity, declared) => [
      `${declared} کو آپ نے ${charity} کو زبانی بتایا کہ آپ چاہتے ہیں کہ آپ کے عطیات پر Gift Aid حاصل کیا جائے۔ برطانوی محکمہ ٹیکس (HMRC) کے مطابق ہمیں آپ کو یہ تحریری ریکارڈ بھیجنا ہے۔ براہِ کرم اسے دیکھ لیں اور سنبھال کر رکھیں۔`,
    ],
    labels: {
      charity: 'خیراتی ادارہ',
      name: 'نام',
      home: 'گھر کا پتہ',
      covers: 'یہ شامل کرتا ہے',
      declared: 'اقرار کی تاریخ',
      recorded: 'ریکارڈ بھیجنے کی تاریخ',
      reference: 'حوالہ نمبر',
    },
    covers: 'آئندہ کے تمام عطیات، اور پچھلے چار سال کے عطیات',
    after: (lastDay) => [
      `آپ 30 دن کے اندر اپنا ارادہ بدل سکتے ہیں: اگر آپ ${lastDay} تک اسے منسوخ کر دیں تو سمجھا جائے گا کہ یہ اقرار کبھی ہوا ہی نہیں۔ آپ بعد میں بھی اسے منسوخ کر سکتے ہیں، پھر اس کے بعد کے عطیات اس میں شامل نہیں ہوں گے۔ بس اس ای میل کا جواب دیں؛ وجہ بتانا ضروری نہیں۔`,
      'اگر کسی ٹیکس سال میں آپ نے انکم ٹیکس یا کیپیٹل گینز ٹیکس اُس رقم سے کم دیا جو خیراتی اداروں کو آپ کے تمام عطیات پر Gift Aid کے طور پر لی گئی، تو فرق آپ کو HMRC کو دینا ہو گا۔',
      'اگر آپ گھر بدلیں، نام بدلیں، یا اب کافی ٹیکس ادا نہ کرتے ہوں تو براہِ کرم ہمیں بتائیں۔',
      'اگر اس میں کچھ غلط ہے، یا آپ نے یہ اقرار نہیں کیا، تو اس ای میل کا جواب دیں، ہم اسے درست کر دیں گے۔',
    ],
  },
}
