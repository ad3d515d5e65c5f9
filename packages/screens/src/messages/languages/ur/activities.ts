import type { Catalogue } from '../../catalogue.ts'

export const words: Catalogue['activities'] = {
  title: 'ہر ہفتے',
  hours: (from, to) => `${from}\u00a0سے\u00a0${to}\u00a0تک`,
  from: (time) => `${time} سے`,
}
