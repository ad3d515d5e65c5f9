import type { ContentKindName } from '@minaret/contract/desk'
import { kinds } from '../folder/kinds/index.ts'
import { isList, type Kind, type Row } from '../folder/kinds/kind.ts'

/** Every kind that is written at the desk, in the order of its menu. */
export const contentKindNames = [
  'news',
  'events',
  'services',
  'classes',
  'courses',
  'activities',
  'causes',
  'campaigns',
  'about',
  'team',
  'vacancies',
  'banners',
  'gallery',
  'resources',
  'legal',
] as const satisfies readonly ContentKindName[]

/** What a mosque's folder calls a kind: its folder, or its list without the ending. */
const folderName = (kind: Kind): string =>
  isList(kind) ? kind.at.list.replace('.yaml', '') : 'folder' in kind.at ? kind.at.folder : ''

const byName = new Map(kinds.map((kind) => [folderName(kind), kind]))

/** A kind of content by the name it has in calls. */
export function kindOf(name: ContentKindName): Kind {
  const kind = byName.get(name)
  if (!kind) throw new Error(`A mosque's folder holds no ${name}.`)
  return kind
}

/** The name of a kind in calls, from what is stored; nothing where it is none. */
export const contentKindOf = (text: unknown): ContentKindName | undefined =>
  contentKindNames.find((name) => name === text)

/** Whether staff choose the order of a kind; else it follows from dates. */
export const isOrdered = (kind: Kind): boolean => 'position' in kind.table

/** Whether things of a kind are shown from a moment on; legal pages are shown as long as they are there. */
export const isDated = (kind: Kind): boolean => 'publishedAt' in kind.table

/** What a thing is called in lists, from its columns or its values. */
export function titleOf(words: Row, id: string): string {
  for (const key of ['title', 'name', 'caption', 'album']) {
    const word = words[key]
    if (typeof word === 'string' && word.trim() !== '') return word.trim().slice(0, 300)
  }
  return id
}
