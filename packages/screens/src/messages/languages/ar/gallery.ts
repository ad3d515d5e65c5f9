import { choose, type Forms } from '../../plural.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { plurals } from './language.ts'

const counted = (count: number, forms: Forms<typeof plurals>) => choose('ar', count, forms)

export const words: Catalogue['gallery'] = {
  lead: 'صور المسجد وأهله.',
  description: (name) => `صور ${name} وأهله.`,
  albums: 'الألبومات',
  count: (count, figure) =>
    counted(count, {
      zero: 'لا صور',
      one: 'صورة واحدة',
      two: 'صورتان',
      few: `${figure} صور`,
      many: `${figure} صورة`,
      other: `${figure} صورة`,
    }),
  more: 'عرض مزيد من الصور',
  loading: 'جارٍ تحميل الصور',
  failed: 'تعذّر تحميل الصور.',
  none: 'لا توجد صور بعد',
  noneMore: 'ستظهر هنا صور المسجد.',
  home: 'الذهاب إلى الصفحة الرئيسية',
  picture: (album) => `صورة من ${album}`,
  words: {
    label: 'الصور',
    previous: 'الصورة السابقة',
    next: 'الصورة التالية',
    counter: (figure, total) => `${figure} من ${total}`,
  },
}
