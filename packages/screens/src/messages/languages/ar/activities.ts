import type { Catalogue } from '../../catalogue.ts'

export const words: Catalogue['activities'] = {
  title: 'كل أسبوع',
  hours: (from, to) => `من ${from} إلى ${to}`,
  from: (time) => `من ${time}`,
}
