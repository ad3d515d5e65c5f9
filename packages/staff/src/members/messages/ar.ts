import { formatDuration } from '@minaret/foundation/limits'
import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Arabic. */
export const ar: WordsLike<typeof en> = {
  wrongLogin: 'البريد الإلكتروني وكلمة المرور غير متطابقين. يرجى التحقق منهما والمحاولة مرة أخرى.',
  wrongCode: 'الرمز غير صحيح أو سبق استخدامه. يرجى إدخال أحدث رمز من التطبيق.',
  wrongRecoveryCode:
    'البريد الإلكتروني ورمز الاسترداد غير متطابقين، أو سبق استخدام الرمز. إن كانت لديك كلمة مرور فسجّل الدخول بها أولًا.',
  startAgain: 'استغرق تسجيل الدخول وقتًا طويلًا أو كثرت المحاولات. يرجى البدء من جديد.',
  wrongPasskey: 'تعذر تسجيل الدخول بمفتاح المرور هذا. يرجى المحاولة مرة أخرى أو استخدام كلمة المرور.',
  loggedIn: 'تم تسجيل الدخول.',
  passkeyTaken: 'مفتاح المرور هذا مستخدم بالفعل لتسجيل دخول. يرجى إنشاء مفتاح جديد.',
  pause: (seconds) => `محاولات كثيرة. يرجى الانتظار ${formatDuration('ar', seconds)} ثم المحاولة مرة أخرى.`,
  invitationOver: 'انتهت صلاحية هذه الدعوة أو استُخدمت من قبل. يرجى طلب دعوة جديدة.',
  otherAddress: 'هذه الدعوة لبريد إلكتروني آخر. يرجى تسجيل الدخول بالحساب الذي أُرسلت إليه.',
  loginFirst: 'يوجد حساب بهذا البريد الإلكتروني. يرجى تسجيل الدخول به أولًا ثم فتح الرابط مرة أخرى.',
  secondFactor: 'يرجى إعداد مفتاح مرور أو تطبيق مصادقة أولًا.',
  nameNeeded: 'يرجى كتابة الاسم.',
  joined: 'أهلًا بك في الفريق.',
  invited: 'أُرسلت الدعوة.',
  invitationsUsed: 'يمكنك دعوة ثلاثة أشخاص قبل الموافقة على مسجدكم، وقد دعوتهم. يمكنك دعوة غيرهم بعد الموافقة.',
  invitedOften: 'تلقى هذا الشخص ثلاث دعوات اليوم. يمكنه استخدام أحدثها، أو يمكنك إرسال دعوة أخرى غدًا.',
  notYourself: 'لا يمكن تغيير أدوارك بنفسك. يمكن لمالك آخر تغييرها.',
  notAnOwner: 'لا يمنح هذا الدور أو يسحبه إلا أحد المالكين. اطلب ذلك من أحدهم.',
  noSuchMember: 'لم يعد هذا الشخص في الفريق.',
  changed: 'تم الحفظ.',
  removed: 'تمت الإزالة، وسُجّل خروجه من هذا المسجد.',
  loggedOutElsewhere: 'تم تسجيل خروجك من كل الأجهزة الأخرى.',
  demonstrationSessions: 'كل من يجرّب هذا الدور يشاركه، فلا يمكنك تسجيل الخروج إلا من هنا.',
  demonstrationOnly: 'لا يمكن في العرض التجريبي دعوة أشخاص أو تغيير الفريق.',
  didInvite: (name, email, roles) => `دعا ${name} \u2066${email}\u2069 (${roles})`,
  didJoin: (name, roles) => `انضم ${name} إلى الفريق (${roles})`,
  didChange: (name, other, roles) => `غيّر ${name} أدوار ${other}: ${roles}`,
  didRemove: (name, other) => `أزال ${name} ${other} من الفريق`,
  askInvite: (email, roles) => `دعوة \u2066${email}\u2069 مالكًا (${roles})`,
  askOwner: (name, roles) => `جعل ${name} مالكًا (${roles})`,
  askNoOwner: (name, roles) => `سحب دور المالك من ${name} (الأدوار الباقية: ${roles})`,
  askRemove: (name) => `إزالة المالك ${name} من الفريق`,
  rolesChangedSince: 'تغيرت أدوار هذا الشخص منذ ذلك الحين. يرجى تقديم الطلب من جديد إذا كان لا يزال مطلوبًا.',
}
