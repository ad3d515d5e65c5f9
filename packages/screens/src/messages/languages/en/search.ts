import type { SearchHit } from '@minaret/contract'
import { choose, type Forms } from '../../plural.ts'
import type { plurals } from './language.ts'

const counted = (count: number, forms: Forms<typeof plurals>) => choose('en', count, forms)

/** Searching the site. */
export const words = {
  title: 'Search',
  titleOf: (query: string) => `Search: ${query}`,
  lead: 'Search events, news, pages, causes and campaigns.',
  description: (name: string) => `Search the website of ${name}.`,
  label: 'What are you looking for?',
  submit: 'Search',
  loading: 'Searching',
  failed: 'Search isn’t working right now.',
  found: (count: number, figure: string, query: string) =>
    counted(count, { one: `${figure} result for “${query}”`, other: `${figure} results for “${query}”` }),
  most: 'Showing the best results. Add a word to narrow them down.',
  none: (query: string) => `Nothing found for “${query}”`,
  noneMore: 'Try fewer words, or just the start of a word.',
  ask: 'Contact the mosque',
  backHome: 'Go to the home page',
  kinds: {
    event: 'Events',
    news: 'News',
    about: 'About us',
    service: 'Services',
    class: 'Classes',
    course: 'Courses',
    cause: 'Causes',
    campaign: 'Campaigns',
  } satisfies Record<SearchHit['kind'], string>,
}
