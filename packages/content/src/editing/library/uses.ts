import { getTableName, sql } from 'drizzle-orm'
import type { ContentKindName, LibraryUse } from '@minaret/contract/desk'
import { campaignNeeds, campaignUpdates, contentItems, settings, type Tx } from '@minaret/foundation/db'
import { contentKindNames, kindOf, titleOf } from '../kinds.ts'
import { readRows } from '../../folder/store/rows.ts'

/** A published content item that uses a file. */
export type RowUse = { name: ContentKindName; id: string; title: string }

const patternOf = (file: string) => `%/${file}%`

/** The items of a kind that use a file, including in their lists. */
async function findUsesInKind(tx: Tx, name: ContentKindName, file: string): Promise<RowUse[]> {
  const kind = kindOf(name)
  const { table } = kind
  const matches = await tx
    .select({ id: table.id })
    .from(table)
    .where(sql`row_to_json(${sql.identifier(getTableName(table))})::text like ${patternOf(file)}`)
  const ids = new Set(matches.map(({ id }) => String(id)))
  if (name === 'campaigns')
    for (const listTable of [campaignNeeds, campaignUpdates]) {
      const rows = await tx
        .select({ id: listTable.campaignId })
        .from(listTable)
        .where(sql`${listTable.image}::text like ${patternOf(file)}`)
      for (const { id } of rows) ids.add(id)
    }
  const rows = await readRows(tx, kind, [...ids])
  return [...rows].map(([id, row]) => ({ name, id, title: titleOf(row, id) }))
}

/** The published content items that use a file. */
export async function findRowUses(tx: Tx, file: string): Promise<RowUse[]> {
  const uses: RowUse[] = []
  for (const name of contentKindNames) uses.push(...(await findUsesInKind(tx, name, file)))
  return uses
}

/** All uses of a file: published content, drafts and settings. */
export async function findUses(tx: Tx, file: string): Promise<LibraryUse[]> {
  const rows = await findRowUses(tx, file)
  const drafts = await tx
    .select({ kind: contentItems.kind, id: contentItems.id, title: contentItems.title })
    .from(contentItems)
    .where(sql`${contentItems.draft}::text like ${patternOf(file)}`)
  const settingRows = await tx
    .select({ key: settings.key })
    .from(settings)
    .where(sql`${settings.value} like ${patternOf(file)}`)
  return [
    ...rows.map(({ name, id, title }) => ({ what: 'content' as const, kind: name, id, title })),
    ...drafts.flatMap(({ kind, id, title }) => {
      const name = contentKindNames.find((candidate) => candidate === kind)
      return name ? [{ what: 'draft' as const, kind: name, id, title }] : []
    }),
    ...settingRows.map(({ key }) => ({ what: 'setting' as const, title: key })),
  ]
}
