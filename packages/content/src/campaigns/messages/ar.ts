import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Arabic. */
export const ar: WordsLike<typeof en> = {
  noLink: 'لم نعثر على هذا الرابط. الحملة نفسها في هذا الموقع، ويمكن إنشاء رابط جديد هناك.',
  linkReady: 'رابط جمع التبرعات جاهز للمشاركة.',
  posing: 'يرجى كتابة اسمك الأول. قد يُظن أن هذا الاسم للمسجد.',
  alphabets: 'يرجى كتابة الاسم بحروف لغة واحدة.',
  reported: 'شكرًا لك. سيراجع المسجد هذا الاسم.',
}
