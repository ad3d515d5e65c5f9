import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Arabic. */
export const ar: WordsLike<typeof en> = {
  noSuchMosque: 'لا يوجد مسجد بهذا الاسم هنا.',
  approved: 'تمت الموافقة، وأُرسل بريد إلى مالكيه.',
  declined: 'رُفض الطلب، وأُرسل بريد إلى مالكيه.',
  decidedAlready: 'هذا المسجد لم يعد في الانتظار. حدّث القائمة.',
  reasonNeeded: 'اذكر السبب في جملة يقرؤها العاملون فيه.',
  planChanged: 'تغيّرت الباقة.',
  limitsChanged: 'حُفظ. يسري على ما يُضاف من الآن.',
  suspended: 'عُلّق. موقعه مغلق، ولوحة إدارته للقراءة فقط.',
  suspendedAlready: 'هو مغلق بالفعل.',
  opened: 'فُتح من جديد.',
  openAlready: 'هو مفتوح بالفعل.',
  approveInstead: 'لم تتم الموافقة عليه بعد. وافق عليه ليُفتح موقعه.',
  announced: 'تعرضه كل لوحة إدارة في صفحة اليوم.',
  ended: 'لم يعد معروضًا.',
  endedAlready: 'انتهى بالفعل.',
  textNeeded: 'اكتب جملة.',
  somebody: 'شخص حُذف حسابه',
  command: 'أمر على الخادم',
  logApproved: (who, mosque) => `وافق ${who} على ${mosque}`,
  logDeclined: (who, mosque, reason) => `رفض ${who} ${mosque}: ${reason}`,
  logSuspended: (who, mosque, reason) => `علّق ${who} ${mosque}: ${reason}`,
  logOpened: (who, mosque, reason) => `فتح ${who} ${mosque} من جديد: ${reason}`,
  logPlan: (who, mosque, plans) => `غيّر ${who} باقة ${mosque}: ${plans}`,
  logLimits: (who, plan, text) => `${who}: تغيير حدود الباقة ${plan}: ${text}`,
  logAnnounced: (who, text) => `أعلن ${who} لكل لوحات الإدارة: ${text}`,
  logEnded: (who, text) => `أنهى ${who} الإعلان: ${text}`,
  logOther: (who) => `قام ${who} بشيء لا تستطيع هذه النسخة وصفه`,
  noReason: 'دون ذكر سبب',
}
