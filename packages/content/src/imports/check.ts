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
import { refuseFile } from './unreadable.ts'
import { convertItem, passedOver, type WxrSite } from './wordpress/convertItem.ts'
import { addPlace, noPlaces } from './wordpress/events.ts'
import { addPicture } from './wordpress/pictures.ts'
import { readWxr, type WxrItem } from './wordpress/readWxr.ts'

/** Whether a kind of content has a picture of its own. */
const hasPicture = (kind: ContentKindName) => fieldsOfKind(kind).some(({ key }) => key === 'picture')

/** The most things one file brings along. */
const mostItems = 20_000

/** What a dry run needs. */
export type CheckCall = { db: TenantDb; tenant: Tenant; now: Date }

/** Of keys of another website, those whose draft or page is here already. */
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

/** Places, authors, pictures and the address of the other website: they stand anywhere in the file, before or after what names them. */
async function readSite({ db, tenant }: CheckCall, { id, total }: StoredImport, onPart: () => Promise<void>) {
  const site: WxrSite & { authors: Map<string, string>; pictures: Map<string, ImportedPicture> } = {
    siteUrl: '',
    authors: new Map(),
    places: noPlaces(),
    pictures: new Map(),
    timeZone: tenant.config.timeZone,
  }
  let items = 0
  for await (const part of readWxr(readParts(db, id, total, onPart))) {
    items += part.items.filter((item) => passedOver(item) === undefined).length
    if (items > mostItems) refuseFile('items')
    site.siteUrl = part.siteUrl
    for (const [login, name] of part.authors) site.authors.set(login, name)
    for (const item of part.items) {
      addPlace(site.places, item)
      addPicture(site.pictures, item)
    }
  }
  return site
}

/** Stores what becomes of the items of one part, beside those before. */
function createLineWriter({ db, tenant, now }: CheckCall, importId: string) {
  let position = 0
  const seen = new Set<string>()
  return async (lines: readonly ImportedLine[]): Promise<void> => {
    if (lines.length === 0) return
    await db(async (tx) => {
      const imported = await findImported(
        tx,
        lines.flatMap(({ sourceKey, draft }) => (draft && sourceKey ? [sourceKey] : [])),
      )
      const rows: Omit<typeof importLines.$inferInsert, 'tenantId'>[] = []
      for (const { sourceKey, draft, notes, type, title, firstAt, picture } of lines) {
        position += 1
        const again =
          draft && sourceKey ? (imported.has(sourceKey) ? 'already' : seen.has(sourceKey) && 'twice') : false
        if (sourceKey) seen.add(sourceKey)
        const common = { importId, position, type, title, ...(sourceKey ? { sourceKey } : {}) }
        if (!draft || again) {
          rows.push({ ...common, adds: false, notes: again ? [{ code: again }] : notes })
          continue
        }
        const checked = await checkDraft({ tx, tenant, now }, draft)
        const all = [...notes, ...checked.notes]
        const isPast = firstAt !== undefined && firstAt < now
        const more = { ...(isPast ? { firstAt } : {}), ...(picture && hasPicture(draft.kind) ? { picture } : {}) }
        rows.push({ ...common, ...more, adds: true, kind: draft.kind, notes: all, words: checked.values })
      }
      await tx.insert(importLines).values(rows.map((row) => ({ ...row, tenantId: currentTenant })))
    })
  }
}

const atOnce = 50

/**
 * Reads an uploaded file and stores what would be made of each thing in it; nothing else is changed. The file is deleted
 * afterwards. Run again after it was cut off, it begins anew.
 * @throws UnreadableImport
 */
export async function checkImport(call: CheckCall, found: StoredImport): Promise<void> {
  const { db } = call
  const { id, total } = found
  let parts = 0
  const onPart = async () => {
    // The file is read twice: half of the way is behind after the first time.
    await db((tx) => updateImport(tx, id, { done: Math.floor(parts / 2) }))
    parts += 1
  }
  await db((tx) => tx.delete(importLines).where(isLineOf(id)))
  const site = await readSite(call, found, onPart)
  const write = createLineWriter(call, id)
  // A map: a type of post may have a name that every object has.
  const passed = new Map<string, number>()
  let lines = 0
  const count = (type: string) => passed.set(type, (passed.get(type) ?? 0) + 1)
  async function convert(items: readonly WxrItem[]): Promise<void> {
    const listed: ImportedLine[] = []
    for (const item of items) {
      const type = passedOver(item)
      if (type !== undefined) count(type)
      else listed.push(await convertItem(item, site))
      // Texts take their time; the server answers others meanwhile.
      await setImmediate()
    }
    lines += listed.length
    await write(listed)
  }
  for await (const { items } of readWxr(readParts(db, id, total, onPart)))
    for (let at = 0; at < items.length; at += atOnce) await convert(items.slice(at, at + atOnce))
  if (lines === 0) refuseFile('empty')
  await db(async (tx) => {
    await deleteParts(tx, id)
    await updateImport(tx, id, { state: 'checked', done: total, passedOver: Object.fromEntries(passed) })
  })
}
