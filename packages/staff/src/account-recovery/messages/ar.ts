import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Arabic. */
export const ar: WordsLike<typeof en> = {
  started: 'بدأ الاسترداد. أرسلنا رسالة إلى هذا الشخص وإلى جميع المالكين، ويمكنه إعداد دخول جديد بعد 24 ساعة.',
  cancelled: 'تم الإلغاء، ويبقى تسجيل دخوله كما كان.',
  finished: 'تسجيل دخولك الجديد جاهز، ولم يعد القديم يعمل.',
  notYourself: 'لا يمكنك بدء هذا لنفسك. اطلبه من مالك آخر أو ممن يدير الخادم.',
  notAnOwner: 'هذا للمالكين فقط.',
  noSuchMember: 'لم يعد هذا الشخص في الفريق.',
  noMosque: 'هذا الشخص ليس في فريق أي مسجد، فلا يوجد من نرسل إليه إشعارًا.',
  alreadyStarted: 'بدأ استرداد لهذا الشخص من قبل. انظر صفحة اليوم.',
  noSuchRecovery: 'انتهى هذا الاسترداد: أُلغي أو اكتمل أو انتهت مدته.',
  linkOver: 'لم يعد هذا الرابط يعمل: أُلغي الاسترداد أو اكتمل أو انتهت مدته.',
  wrongPassword: 'كلمة المرور غير صحيحة. يرجى التحقق منها والمحاولة مرة أخرى.',
  chooseFactor: 'يرجى إعداد مفتاح مرور أو تطبيق مصادقة أولًا.',
  demonstrationOnly: 'لا يمكن في العرض التجريبي تغيير طريقة تسجيل الدخول.',
  somebody: 'شخص غادر الفريق',
  byServer: 'من يدير الخادم',
  didStart: (name, other) => `بدأ ${name} استرداد تسجيل دخول ${other}`,
  serverStarted: (other) => `بدأ من يدير الخادم استرداد تسجيل دخول ${other}`,
  didCancel: (name, other) => `ألغى ${name} استرداد تسجيل دخول ${other}`,
  linkCancelled: (other) => `أُلغي استرداد تسجيل دخول ${other} بالرابط المرسل بالبريد`,
  didFinish: (other) => `أعدّ ${other} تسجيل دخول جديدًا، ولم يعد القديم يعمل`,
}
