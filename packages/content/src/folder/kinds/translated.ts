import { isList, type Kind, type Row } from './kind.ts'
import { keyOfColumn } from './plain.ts'

/** What the desk and translations call a kind: its folder, or its list without the ending. */
export const contentName = (kind: Kind): string =>
  isList(kind) ? kind.at.list.replace('.yaml', '') : 'folder' in kind.at ? kind.at.folder : ''

const lesson = ['title', 'summary', 'when', 'audience', 'place', 'price', 'text']

/** What can be written in each of a mosque's languages; names, dates and amounts are the same in all. */
export const translatedKeys: Readonly<Partial<Record<string, readonly string[]>>> = {
  news: ['title', 'summary', 'text'],
  events: ['title', 'summary', 'place', 'audience', 'price', 'text'],
  services: ['title', 'summary', 'price', 'hours', 'text'],
  classes: lesson,
  courses: lesson,
  activities: ['title', 'summary', 'place', 'audience'],
  causes: ['title', 'summary', 'examples', 'text'],
  campaigns: ['title', 'summary', 'text'],
  about: ['title', 'summary', 'text'],
  team: ['role', 'text'],
  vacancies: ['title', 'summary', 'hours', 'text'],
  banners: ['title', 'text', 'linkText'],
  gallery: ['album', 'caption'],
  resources: ['category', 'title', 'summary'],
  legal: ['title', 'text'],
}

/** The keys of a kind that can be translated. */
export const translatedKeysOf = (kind: Kind): readonly string[] => translatedKeys[contentName(kind)] ?? []

/** Of a row that was read, the columns of some keys. */
export const columnsOfKeys = (row: Row, keys: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => keys.includes(keyOfColumn(column))))

/** Whether a key is one a translation has, by the columns of its words. */
export const isOfWords = (key: string, words: Row): boolean =>
  Object.keys(words).some((column) => keyOfColumn(column) === key)
