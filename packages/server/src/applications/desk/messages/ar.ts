import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** {@link en} in Arabic. */
export const ar: WordsLike<typeof en> = {
  gone: 'لم نجد هذا الطلب. ربما حُذف، أو أنه ليس من صلاحيات دورك.',
  decidedSince: 'اتخذ شخص آخر قرارًا بشأن هذا الطلب بعد أن فتحته. لم يُرسل أي بريد. راجعه ثم حاول مجددًا.',
  full: 'لم يبقَ مقعد، فلم يتغيّر شيء ولم يُرسل أي بريد. ارفض طلبًا آخر أولًا، أو زد مقاعد الدورة.',
  decided: 'حُفظ. يُرسل البريد بعد 10 ثوانٍ، ويمكنك التراجع حتى ذلك الحين.',
  decidedHere: 'حُفظ. الموقع التجريبي لا يرسل بريدًا.',
  undone: 'تم التراجع. لم يُرسل أي بريد.',
  hasLeft: '(أُرسل البريد)',
  noPlace: '(لم يبقَ مقعد للعودة إليه)',
  isReceived: 'لم يُقرَّر بعد',
  isWaiting: 'في قائمة الانتظار',
  isAccepted: 'مقبول',
  isDeclined: 'مرفوض',
  notYourClass: 'لا يقرأ هذا إلا المالكون ومعلّم صف الطفل.',
  demonstrationNeeds: 'الموقع التجريبي لا يفتح ما كتبته الأسر عن أطفالها.',
  noNeeds: 'لم تكتب الأسرة شيئًا هنا.',
  noClass: 'لم نجد هذا الصف. ربما تغيّر اسمه: حدّث الصفحة.',
  classChanged: 'حُفظ.',
  somebody: 'شخص غادر الفريق',
  anApplication: (course, day) => `طلب بتاريخ ${day} لدورة «${course}»`,
  aFamily: (day) => `تسجيل في المدرسة القرآنية بتاريخ ${day}`,
  didAccept: (name, what) => `قبِل ${name}: ${what}`,
  didWait: (name, what) => `نقل ${name} إلى قائمة الانتظار: ${what}`,
  didDecline: (name, what) => `رفض ${name}: ${what}`,
  didReopen: (name, what) => `أعاد ${name} فتح: ${what}`,
  didUndo: (name, what) => `تراجع ${name} عن قرار بشأن: ${what}`,
  didOpen: (name, what) => `قرأ ${name} ما كتبته أسرة عن طفل، في: ${what}`,
  didClass: (name, what) => `غيّر ${name} صف طفل، في: ${what}`,
}
