import type { en } from './en.ts'

const add = (permission: string, name: string) =>
  `لا يستطيع مفتاح Stripe قراءة التحويلات. افتح في Stripe ‏Developers ثم API keys، وعدّل المفتاح المقيّد واضبط ${permission} على Read${name === '' ? '' : ` (تسميه Stripe: ${name})`}.`

/** Arabic of the desk's sentences about payouts. */
export const ar: typeof en = {
  read: 'التحويلات محدّثة.',
  noPayout: 'لم نعثر على هذا التحويل.',
  noProvider: 'لم يُربط أي مزوّد دفع، فلا توجد تحويلات لقراءتها.',
  refused: 'رفضت Stripe الطلب. تحقق في Stripe من أن المفتاح ما زال صالحًا، ثم حاول مرة أخرى.',
  unreachable: 'لم تُجب Stripe. حاول مرة أخرى بعد بضع دقائق.',
  rightPayouts: (name) => add('‏“Payouts”', name),
  rightBalance: (name) => add('‏“Balance” و“Balance transaction sources”', name),
  rightCharges: (name) => add('‏“Charges and refunds”', name),
  rightDisputes: (name) => add('‏“Disputes”', name),
  rightOther: (name) => add('الصلاحية الناقصة', name),
  closed:
    'الحساب المصرفي مغلق. أضف حساب المسجد الجديد في Stripe ضمن Settings ثم Payouts، ومن هناك يُحوَّل المبلغ مرة أخرى.',
  details:
    'لم يجد المصرف حسابًا بهذه البيانات. راجع في Stripe ضمن Settings ثم Payouts رمز الفرع ورقم الحساب والاسم، ويُحوَّل المبلغ مرة أخرى بعد تصحيحها.',
  restricted: 'لا يقبل المصرف تحويلات إلى هذا الحساب حاليًا. اسأل المصرف عن السبب، ثم ابدأ التحويل من جديد في Stripe.',
  currency: 'لا يقبل الحساب المصرفي هذه العملة. أضف في Stripe ضمن Settings ثم Payouts حسابًا يقبلها.',
  declined: 'رفض المصرف التحويل دون ذكر سبب. اسأل المصرف، أو أضف حسابًا آخر في Stripe ضمن Settings ثم Payouts.',
  funds: 'لم يكن في الرصيد لدى Stripe مال كافٍ. تُعاد المحاولة بعد وصول تبرعات أخرى.',
  otherFailure: 'لم تذكر Stripe سببًا نعرفه. افتح التحويل في Stripe لترى المطلوب؛ فالمال ما زال لدى Stripe.',
}
