import type { Catalogue } from '../../catalogue.ts'

export const words: Catalogue['campaignsHome'] = {
  description: (name) => `حملات ${name}.`,
  none: 'لا توجد حملات مفتوحة حاليًا',
  noneMore: 'ستظهر الحملة القادمة هنا عند فتحها.',
}
