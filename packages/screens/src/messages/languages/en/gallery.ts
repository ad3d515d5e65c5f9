import { choose, type Forms } from '../../plural.ts'
import type { plurals } from './language.ts'

const counted = (count: number, forms: Forms<typeof plurals>) => choose('en', count, forms)

/** Pictures. */
export const words = {
  lead: 'Photos of the mosque and its community.',
  description: (name: string) => `Photos of ${name} and its community.`,
  albums: 'Albums',
  count: (count: number, figure: string) => counted(count, { one: `${figure} photo`, other: `${figure} photos` }),
  more: 'Show more photos',
  loading: 'Loading the photos',
  failed: 'We couldn’t load the photos.',
  none: 'No photos yet',
  noneMore: 'Photos of the mosque will appear here.',
  home: 'Go to the home page',
  picture: (album: string) => `A photo from ${album}`,
  words: {
    label: 'Photos',
    previous: 'Previous photo',
    next: 'Next photo',
    counter: (figure: string, total: string) => `${figure} of ${total}`,
  },
}
