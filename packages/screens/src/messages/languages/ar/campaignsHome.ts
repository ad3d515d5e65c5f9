import type { Catalogue } from '../../catalogue.ts'

export const words: Catalogue['campaignsHome'] = {
  description: (name) => `حملات ${name}: ما يُجمع له، وما بلغته كل حملة، وكيف تكون المساهمة.`,
  lead: 'ما نجمع له معًا، وما بلغناه حتى الآن.',
  none: 'لا توجد حملات مفتوحة حاليًا',
  noneMore: 'ستظهر الحملة القادمة هنا عند فتحها.',
  ask: 'للاستفسار:',
}
