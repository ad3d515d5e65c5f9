import type { ContentKindName } from '@minaret/contract/desk'
import { kinds } from '../folder/kinds/index.ts'
import { isList, type Kind, type Row } from '../folder/kinds/kind.ts'

/** The kinds that staff edit at the desk, in the order of its menu. */
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

/** The name of a kind in a mosque's folder: its subfolder, or its list file without the extension. */
const folderName = (kind: Kind): string =>
  isList(kind) ? kind.at.list.replace('.yaml', '') : 'folder' in kind.at ? kind.at.folder : ''

const byName = new Map(kinds.map((kind) => [folderName(kind), kind]))

/** A kind of content by its name in the API. */
export function kindOf(name: ContentKindName): Kind {
  const kind = byName.get(name)
  if (!kind) throw new Error(`Unknown kind of content: ${name}.`)
  return kind
}

/** Parses the API name of a kind, or returns undefined if it is unknown. */
export const contentKindOf = (text: unknown): ContentKindName | undefined =>
  contentKindNames.find((name) => name === text)

/** Whether staff choose the order of a kind. Otherwise its dates determine it. */
export const isOrdered = (kind: Kind): boolean => 'position' in kind.table

/** Whether a kind has a publication time. Legal pages have none. */
export const isDated = (kind: Kind): boolean => 'publishedAt' in kind.table

/** The title of a content item in lists, from its columns or values. */
export function titleOf(row: Row, id: string): string {
  for (const key of ['title', 'name', 'caption', 'album']) {
    const text = row[key]
    if (typeof text === 'string' && text.trim() !== '') return text.trim().slice(0, 300)
  }
  return id
}
