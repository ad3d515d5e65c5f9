import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Arabic. */
export const ar: WordsLike<typeof en> = {
  asked: 'يلزم أن يوافق مالك آخر على هذا. أرسلنا إليه بريدًا إلكترونيًا.',
  waits: 'يسري هذا بعد 72 ساعة لعدم وجود مالك آخر. أرسلنا إليك رابطًا يلغيه.',
  approved: 'تمت الموافقة وجرى التنفيذ.',
  declined: 'تم الرفض ولم يتغير شيء.',
  cancelled: 'تم الإلغاء ولم يتغير شيء.',
  withdrawn: 'سُحب الطلب ولم يتغير شيء.',
  notYourOwn: 'هذا طلبك أنت. يلزم أن يوافق عليه مالك آخر.',
  onlyYourOwn: 'لا يمكنك سحب إلا طلباتك. يمكنك رفض هذا الطلب.',
  notAnOwner: 'هذا للمالكين فقط.',
  noSuchRequest: 'تعذر العثور على هذا الطلب.',
  alreadyDecided: 'سبق البت في هذا الطلب. لم يُنفَّذ شيء الآن.',
  expired: 'انتهت مدة هذا الطلب. يرجى تقديمه من جديد إذا كان لا يزال مطلوبًا.',
  waitsByItself: 'يسري هذا تلقائيًا بعد 72 ساعة، ويمكنك رفضه قبل ذلك.',
  askerLeft: 'لم يعد صاحب هذا الطلب مالكًا. لم يتغير شيء.',
  alreadyWaiting: 'هذا الطلب ينتظر الموافقة بالفعل. انظر «الموافقات».',
  tooMany: 'الطلبات المنتظرة كثيرة. يرجى البت في بعضها أو إلغاؤه أولًا.',
  linkOver: 'لم يعد هذا الرابط يعمل: أُلغي الطلب أو نُفِّذ أو انتهت مدته.',
  demonstrationOnly: 'لا يمكن في العرض التجريبي الموافقة على شيء.',
  somebody: 'شخص غادر الفريق',
  didAsk: (name, what) => `طلب ${name} الموافقة: ${what}`,
  didApprove: (name, what) => `وافق ${name}: ${what}`,
  didDecline: (name, what) => `رفض ${name}: ${what}`,
  didCancel: (name, what) => `ألغى ${name} الطلب: ${what}`,
  didExpire: (what) => `انتهت مدة طلب ولم يتغير شيء: ${what}`,
  didComeDue: (what) => `نُفِّذ بعد 72 ساعة مع وجود مالك واحد فقط: ${what}`,
  emailSubject: (mosque) => `طلب ينتظر موافقتك في ${mosque}`,
  emailAsks: (name, mosque) => `طلب ${name} تغييرًا في ${mosque} يحتاج إلى مالكَين.`,
  emailWhat: 'التغيير',
  emailOpen: 'عرض الطلب في المكتب',
  emailWarning: (name) =>
    `لا توافق إلا إذا كنت تعلم أن ${name} طلب ذلك فعلًا. وعند الشك اتصل به. إذا لم يرد أحد تنتهي مدة الطلب بعد 7 أيام ولا يتغير شيء.`,
  waitSubject: (mosque) => `تغيير في ${mosque} يسري بعد 72 ساعة`,
  waitUntil: 'يسري في',
  waitCancel: 'إلغاء هذا التغيير',
  waitWarning:
    'إذا كان هذا طلبك فلا يلزمك شيء. وإن لم يكن طلبك فألغه الآن وسجّل خروج أجهزتك الأخرى من المكتب: ربما يستخدم شخص آخر حسابك.',
}
