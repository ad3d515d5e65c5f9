import type { Catalogue } from '../../catalogue.ts'

export const words: Catalogue['activities'] = {
  title: 'ہر ہفتے',
  hours: (from, to) => `${from} سے ${to} تک`,
  from: (time) => `${time} سے`,
}
