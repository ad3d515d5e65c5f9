import { setImmediate } from 'node:timers/promises'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ContentKindName } from '@minaret/contract/desk'
import {
  contentItems,
  currentTenant,
  type ImportedPicture,
  importLines,
  type TenantDb,
  type Tx,
} from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { fieldsOfKind } from '../editing/describe.ts'
import { checkDraft } from './checkDraft.ts'
import type { ImportedLine } from './importedLine.ts'
import { deleteParts, isLineOf, readParts, type StoredImport, updateImport } from './store.ts'
import { rejectFile } from './unreadable.ts'
import { convertItem, skippedType, type WxrSite } from './wordpress/convertItem.ts'
import { addPlace, createPlaces } from './wordpress/events.ts'
import { addPicture } from './wordpress/pictures.ts'
import { readWxr, type WxrItem } from './wordpress/readWxr.ts'

/** Whether a kind of content has a picture field. */
const hasPicture = (kind: ContentKindName) => fieldsOfKind(kind).some(({ key }) => key === 'picture')

/** The maximum number of items in a file. */
const maxItems = 20_000

/** The context of a dry run. */
export type CheckCall = { db: TenantDb; tenant: Tenant; now: Date }

/** Returns which of the other website's items were already imported, by key. */
async function findImported(tx: Tx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const rows = await tx
    .select({ key: importLines.sourceKey })
    .from(importLines)
    .innerJoin(
      contentItems,
      and(
        eq(contentItems.tenantId, importLines.tenantId),
        eq(contentItems.kind, importLines.kind),
        eq(contentItems.id, importLines.draftId),
      ),
    )
    .where(and(inArray(importLines.sourceKey, [...keys]), sql`${importLines.draftId} is not null`))
  return new Set(rows.flatMap(({ key }) => key ?? []))
}

/** Reads the other website's URL, venues, authors and pictures, as items may refer to later parts of the file. */
async function readSite({ db, tenant }: CheckCall, { id, total }: StoredImport, onPart: () => Promise<void>) {
  const site: WxrSite & { authors: Map<string, string>; pictures: Map<string, ImportedPicture> } = {
    siteUrl: '',
    authors: new Map(),
    places: createPlaces(),
    pictures: new Map(),
    timeZone: tenant.config.timeZone,
  }
  let items = 0
  for await (const part of readWxr(readParts(db, id, total, onPart))) {
    items += part.items.filter((item) => skippedType(item) === undefined).length
    if (items > maxItems) rejectFile('items')
    site.siteUrl = part.siteUrl
    for (const [login, name] of part.authors) site.authors.set(login, name)
    for (const item of part.items) {
      addPlace(site.places, item)
      addPicture(site.pictures, item)
    }
  }
  return site
}

/** Creates a function that stores the lines of the report, batch by batch. */
function createLineWriter({ db, tenant, now }: CheckCall, importId: string) {
  let position = 0
  const seenKeys = new Set<string>()
  return async (lines: readonly ImportedLine[]): Promise<void> => {
    if (lines.length === 0) return
    await db(async (tx) => {
      const importedKeys = await findImported(
        tx,
        lines.flatMap(({ sourceKey, draft }) => (draft && sourceKey ? [sourceKey] : [])),
      )
      const rows: Omit<typeof importLines.$inferInsert, 'tenantId'>[] = []
      for (const { sourceKey, draft, notes, type, title, firstAt, picture } of lines) {
        position += 1
        const duplicate =
          draft && sourceKey ? (importedKeys.has(sourceKey) ? 'already' : seenKeys.has(sourceKey) && 'twice') : false
        if (sourceKey) seenKeys.add(sourceKey)
        const common = { importId, position, type, title, ...(sourceKey ? { sourceKey } : {}) }
        if (!draft || duplicate) {
          rows.push({ ...common, adds: false, notes: duplicate ? [{ code: duplicate }] : notes })
          continue
        }
        const result = await checkDraft({ tx, tenant, now }, draft)
        const allNotes = [...notes, ...result.notes]
        const isPast = firstAt !== undefined && firstAt < now
        const optionalColumns = {
          ...(isPast ? { firstAt } : {}),
          ...(picture && hasPicture(draft.kind) ? { picture } : {}),
        }
        rows.push({
          ...common,
          ...optionalColumns,
          adds: true,
          kind: draft.kind,
          notes: allNotes,
          words: result.values,
        })
      }
      await tx.insert(importLines).values(rows.map((row) => ({ ...row, tenantId: currentTenant })))
    })
  }
}

const batchSize = 50

/**
 * Reads an uploaded file and stores a report of the drafts to create. The file is deleted afterwards. It restarts if it was
 * interrupted.
 * @throws UnreadableImport
 */
export async function checkImport(call: CheckCall, storedImport: StoredImport): Promise<void> {
  const { db } = call
  const { id, total } = storedImport
  let parts = 0
  const onPart = async () => {
    // The file is read twice, so each part counts as half.
    await db((tx) => updateImport(tx, id, { done: Math.floor(parts / 2) }))
    parts += 1
  }
  await db((tx) => tx.delete(importLines).where(isLineOf(id)))
  const site = await readSite(call, storedImport, onPart)
  const write = createLineWriter(call, id)
  // A map, as a post type may be named like a property of every object.
  const skippedCounts = new Map<string, number>()
  let lines = 0
  const countSkipped = (type: string) => skippedCounts.set(type, (skippedCounts.get(type) ?? 0) + 1)
  async function convert(items: readonly WxrItem[]): Promise<void> {
    const convertedLines: ImportedLine[] = []
    for (const item of items) {
      const type = skippedType(item)
      if (type !== undefined) countSkipped(type)
      else convertedLines.push(await convertItem(item, site))
      // Converting text takes time, so other requests run in between.
      await setImmediate()
    }
    lines += convertedLines.length
    await write(convertedLines)
  }
  for await (const { items } of readWxr(readParts(db, id, total, onPart)))
    for (let start = 0; start < items.length; start += batchSize) await convert(items.slice(start, start + batchSize))
  if (lines === 0) rejectFile('empty')
  await db(async (tx) => {
    await deleteParts(tx, id)
    await updateImport(tx, id, { state: 'checked', done: total, passedOver: Object.fromEntries(skippedCounts) })
  })
}
