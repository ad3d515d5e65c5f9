import type { Catalogue } from '../../catalogue.ts'
import { choose, type Forms } from '../../plural.ts'
import type { plurals } from './language.ts'

const counted = (count: number, forms: Forms<typeof plurals>) => choose('ar', count, forms)

export const words: Catalogue['search'] = {
  title: 'البحث',
  titleOf: (query) => `البحث: ${query}`,
  lead: 'الفعاليات والأخبار والصفحات ومجالات التبرع والحملات.',
  description: (name) => `البحث في موقع ${name}.`,
  label: 'عمّ تبحث؟',
  submit: 'بحث',
  loading: 'جارٍ البحث',
  failed: 'البحث لا يعمل حاليًا.',
  found: (count, figure, query) =>
    counted(count, {
      zero: `لا نتائج عن «${query}»`,
      one: `نتيجة واحدة عن «${query}»`,
      two: `نتيجتان عن «${query}»`,
      few: `${figure} نتائج عن «${query}»`,
      many: `${figure} نتيجة عن «${query}»`,
      other: `${figure} نتيجة عن «${query}»`,
    }),
  most: 'هذه أفضل النتائج. أضف كلمة لتضييق البحث.',
  none: (query) => `لا نتائج عن «${query}»`,
  noneMore: 'يمكن تجربة كلمات أقل، أو أول الكلمة فقط.',
  ask: 'مراسلة المسجد',
  backHome: 'الانتقال إلى الصفحة الرئيسية',
  kinds: {
    event: 'الفعاليات',
    news: 'الأخبار',
    about: 'من نحن',
    service: 'الخدمات',
    class: 'الدروس',
    course: 'الدورات',
    cause: 'مجالات التبرع',
    campaign: 'الحملات',
  },
}
