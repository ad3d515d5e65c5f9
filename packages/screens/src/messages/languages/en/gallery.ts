import { choose, type Forms } from '../../plural.ts'
import type { plurals } from './language.ts'

const counted = (count: number, forms: Forms<typeof plurals>) => choose('en', count, forms)

/** Pictures. */
export const words = {
  lead: 'Pictures of the mosque, and of what happens there.',
  description: (name: string) => `Pictures of ${name} and of what happens there.`,
  albums: 'Albums',
  count: (count: number, figure: string) => counted(count, { one: `${figure} picture`, other: `${figure} pictures` }),
  more: 'Show more pictures',
  loading: 'Loading the pictures',
  failed: 'We could not load the pictures.',
  none: 'There are no pictures yet',
  noneMore: 'Pictures of the mosque will stand here.',
  home: 'Go to the home page',
  picture: (album: string) => `A picture from ${album}`,
  words: {
    label: 'Pictures',
    previous: 'Previous picture',
    next: 'Next picture',
    counter: (figure: string, total: string) => `${figure} of ${total}`,
  },
}
