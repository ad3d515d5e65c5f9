import type { Catalogue } from '../../catalogue.ts'

export const words: Catalogue['campaignsHome'] = {
  description: (name) => `حملات ${name}: ما تجمع التبرعات لأجله، وما بلغته، وكيف تساهم فيها.`,
  lead: 'ما نجمع له معًا، وما بلغناه حتى الآن.',
  none: 'لا توجد حملات مفتوحة حاليًا',
  noneMore: 'ستظهر الحملة القادمة هنا.',
  ask: 'للاستفسار:',
}
