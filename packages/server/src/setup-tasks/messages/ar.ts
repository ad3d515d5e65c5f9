import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Arabic. */
export const ar: WordsLike<typeof en> = {
  dismissed: 'أُزيلت من القائمة لجميع أعضاء الفريق.',
  restored: 'عادت إلى القائمة.',
  listed: 'في القائمة',
  noSuchTask: 'لا يتيح دورك هذه المهمة. اطلبها من أحد المالكين.',
  didDismiss: (name: string, task: string) => `أزال ${name} «${task}» من المهام المتبقية`,
  didRestore: (name: string, task: string) => `أعاد ${name} «${task}» إلى المهام المتبقية`,
  times: 'رفع جدول المواقيت',
  look: 'اختيار الشعار واللون',
  contact: 'إضافة رقم هاتف أو بريد إلكتروني',
  cause: 'إضافة أول وجه للتبرع',
  campaign: 'بدء أول حملة',
  giving: 'بيان طرق التبرع',
  picture: 'وضع صورة في الصفحة الرئيسية',
  announcement: 'نشر أول إعلان',
  privacy: 'كتابة إشعار الخصوصية',
  giftAid: 'إدخال بيانات المؤسسة الخيرية',
  display: 'توصيل شاشة',
  staff: 'دعوة شخص ثانٍ',
}
