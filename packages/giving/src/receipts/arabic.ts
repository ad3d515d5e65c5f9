import type { ReceiptWords } from './receiptText.ts'

/** Receipts in Arabic. */
export const arabic: ReceiptWords = {
  unreal: { demo: 'عرض توضيحي: لا تُسحب أي أموال.', test: 'تجربة: لم تُسحب أي أموال حقيقية.' },
  subject: (number, mosque) => `شكرًا على تبرعك إلى ${mosque}: الإيصال ${number}`,
  greeting: (name) => (name ? `السلام عليكم ${name}،` : 'السلام عليكم،'),
  thanks: (amount, cause) => `شكرًا لك. وصلنا تبرعك بمبلغ ${amount} من أجل «${cause}». تقبّل الله منك.`,
  zakat: 'تُحفظ أموال الزكاة في صندوق مستقل ولا تُصرف إلا في مصارف الزكاة.',
  late: (need, campaign) =>
    `كان تبرعك مخصصًا لـ«${need}»، وقد اكتمل التمويل قبل وصول دفعتك، فحُوّل تبرعك إلى حملة «${campaign}» كلها.`,
  labels: {
    number: 'الإيصال',
    reference: 'المرجع',
    amount: 'المبلغ',
    cover: 'منه رسوم البطاقة',
    cause: 'من أجل',
    need: 'مخصّص لـ',
    fund: 'الصندوق',
    day: 'تاريخ الاستلام',
    rhythm: 'التكرار',
    next: 'السحب التالي',
    mosque: 'المستلم',
    charityNumber: 'رقم تسجيل الجمعية الخيرية',
    address: 'العنوان',
    message: 'رسالتك',
  },
  rhythms: { weekly: 'كل جمعة', monthly: 'كل شهر', daily: 'كل يوم' },
  giftAid: {
    yes: 'Gift Aid: وفق إقرارك سنطالب مصلحة الضرائب البريطانية (HMRC) بخمسة وعشرين بنسًا عن كل جنيه من هذا التبرع، دون أن يكلفك ذلك شيئًا.',
    no: 'Gift Aid: طلبت ألا نطالب به عن هذا التبرع.',
  },
  view: 'عرض هذا التبرع',
  manage: 'إدارة تبرعك الدوري',
  manageAfter: 'يعمل الرابط تسعين يومًا دون حساب، ومع كل إيصال رابط جديد.',
  over: 'انتهى هذا التبرع الدوري: لن يُسحب شيء بعد الآن.',
  keep: 'يرجى الاحتفاظ بهذه الرسالة إيصالًا لتبرعك.',
}
