import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { contentItems, type Database } from '@minaret/foundation/db'
import { isList, type Kind } from '../kinds/kind.ts'
import { contentName } from '../kinds/translated.ts'
import type { Originals } from './refs.ts'
import { writePage, writeYaml } from './yaml.ts'

type Values = Record<string, unknown>

/** A staff draft, with the keys of a folder. */
type Draft = { kind: string; id: string; values: Values; translations: Record<string, Values> }

/** The subfolder of drafts. An import ignores names that start with an underscore. */
const folder = '_drafts'

/** Reads the drafts of a mosque's staff. The tenant's database role has no permission to read them. */
async function readDrafts(database: Database, tenantId: string): Promise<Draft[]> {
  const rows = await database.asOwner((tx) =>
    tx
      .select()
      .from(contentItems)
      .where(and(eq(contentItems.tenantId, tenantId), isNotNull(contentItems.draft)))
      .orderBy(asc(contentItems.kind), asc(contentItems.id)),
  )
  return rows.map(({ kind, id, draft, draftTranslations }) => ({
    kind,
    id,
    values: draft ?? {},
    translations: draftTranslations ?? {},
  }))
}

const storedPath = /^(pictures|files)\/([0-9a-f]{32})\/[^/]+$/

/** Replaces references to stored files by their paths in the folder. */
async function withFiles(value: unknown, originals: Originals): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((part: unknown) => withFiles(part, originals)))
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).map(async ([key, part]) => [key, await withFiles(part, originals)] as const)
    return Object.fromEntries(await Promise.all(pairs))
  }
  const [, kind, id = ''] = typeof value === 'string' ? (storedPath.exec(value) ?? []) : []
  if (kind === undefined) return value
  return kind === 'pictures' ? originals.picture(`/media/${id}-960.webp`) : originals.document(`/files/${id}/file`)
}

/**
 * Writes a mosque's drafts under `_drafts/`, in the same format as published content. To publish one, move it out of
 * that folder and import.
 */
export async function writeDrafts(
  database: Database,
  tenantId: string,
  kinds: readonly Kind[],
  originals: Originals,
): Promise<[string, string][]> {
  const drafts = await readDrafts(database, tenantId)
  const files: [string, string][] = []
  for (const kind of kinds) {
    const lists = new Map<string, object[]>()
    for (const { id, values, translations } of drafts.filter((draft) => draft.kind === contentName(kind)))
      for (const [suffix, content] of [['', values] as const, ...translatedEntries(translations)]) {
        const withPaths: object = Object(await withFiles(content, originals))
        if (isList(kind)) lists.set(suffix, [...(lists.get(suffix) ?? []), { id, ...withPaths }])
        else files.push([`${folder}/${contentName(kind)}/${id}${suffix}.md`, writePage(withPaths)])
      }
    for (const [suffix, entries] of lists)
      files.push([`${folder}/${contentName(kind)}${suffix}.yaml`, writeYaml(entries)])
  }
  return files
}

const translatedEntries = (translations: Record<string, Values>) =>
  Object.entries(translations)
    .filter(([, content]) => Object.keys(content).length > 0)
    .map(([language, content]) => [`.${language}`, content] as const)
