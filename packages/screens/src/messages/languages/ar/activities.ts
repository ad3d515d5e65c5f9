import type { Catalogue } from '../../catalogue.ts'

export const words: Catalogue['activities'] = {
  title: 'كل أسبوع',
  hours: (from, to) => `من\u00a0${from}\u00a0إلى\u00a0${to}`,
  from: (time) => `من ${time}`,
}
