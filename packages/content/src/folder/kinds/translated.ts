import { isList, type Kind, type Row } from './kind.ts'
import { keyOfColumn } from './plain.ts'

/** The name of a kind at the desk and in translations: its folder, or its list file without the extension. */
export const contentName = (kind: Kind): string =>
  isList(kind) ? kind.at.list.replace('.yaml', '') : 'folder' in kind.at ? kind.at.folder : ''

const lesson = ['title', 'summary', 'when', 'audience', 'place', 'price', 'text']

/** The translatable keys of each kind. Names, dates and amounts are the same in all languages. */
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

/** The translatable keys of a kind. */
export const translatedKeysOf = (kind: Kind): readonly string[] => translatedKeys[contentName(kind)] ?? []

/** Selects the columns of a row that belong to the given keys. */
export const columnsOfKeys = (row: Row, keys: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => keys.includes(keyOfColumn(column))))

/** Whether a translation has a key. */
export const isTranslatedKey = (key: string, translation: Row): boolean =>
  Object.keys(translation).some((column) => keyOfColumn(column) === key)
