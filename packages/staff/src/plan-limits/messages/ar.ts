import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

const figure = (most: number) => new Intl.NumberFormat('ar-u-nu-latn').format(most)

export const ar: WordsLike<typeof en> = {
  storage: (most) =>
    `تشمل باقتكم ${figure(most)} ميغابايت من الصور والملفات، وهذا يتجاوزها. أرسل ملفًا أصغر، أو اطلب المزيد من القائمين على هذا الخادم.`,
  staff: (most) =>
    `عدد الموظفين في باقتكم ${figure(most)} مع المدعوين. احذف من غادر، أو اطلب المزيد من القائمين على هذا الخادم.`,
  displays: (most) =>
    `عدد الشاشات في باقتكم ${figure(most)}. احذف شاشة لم تعد مستخدمة، أو اطلب المزيد من القائمين على هذا الخادم.`,
  campaigns: (most) =>
    `عدد الحملات في باقتكم ${figure(most)}. احذف حملة لم تعد لازمة، أو اطلب المزيد من القائمين على هذا الخادم.`,
  newsletterEmails: (most) =>
    `تشمل باقتكم ${figure(most)} رسالة بريدية في الشهر، وهذا العدد يتجاوزها. أرسله الشهر القادم، أو اطلب المزيد من القائمين على هذا الخادم.`,
  untilApproved: 'هذا أقصى ما يمكن لمسجدكم قبل الموافقة عليه، وهذه الإضافة تتجاوزه. أضيفوا الباقي بعد الموافقة.',
}
