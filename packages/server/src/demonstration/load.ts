import { and, eq } from 'drizzle-orm'
import { folderItems, currentTenant } from '@minaret/foundation/db'
import type { FolderStore } from '@minaret/content/folder'
import { findTenantId } from '../tenants/store.ts'
import { type DemonstrationFolder, listDemonstrations, markOf } from './folders.ts'
import { makeDemonstrationStaff } from '../desk/demonstration.ts'
import { giveDemonstration } from './gifts.ts'
import { addMessages } from './messages.ts'
import { payOutDemonstration } from './payouts.ts'

/** Stores the fingerprint of the imported folder, beside those of its items. */
const ownMark = { kind: 'demonstration', id: '' }

async function isLoaded({ database }: FolderStore, tenantId: string, mark: Buffer): Promise<boolean> {
  const [row] = await database.forTenant(tenantId)((tx) =>
    tx
      .select({ digest: folderItems.digest })
      .from(folderItems)
      .where(and(eq(folderItems.kind, ownMark.kind), eq(folderItems.id, ownMark.id))),
  )
  return row?.digest.equals(mark) ?? false
}

const storeMark = ({ database }: FolderStore, tenantId: string, digest: Buffer) =>
  database.forTenant(tenantId)((tx) =>
    tx
      .insert(folderItems)
      .values({ ...ownMark, tenantId: currentTenant, digest })
      .onConflictDoUpdate({ target: [folderItems.tenantId, folderItems.kind, folderItems.id], set: { digest } }),
  )

async function loadOne(store: FolderStore, folder: DemonstrationFolder, now: Date): Promise<void> {
  const mark = await markOf(folder, now)
  const existing = await findTenantId(store.database, folder.slug)
  if (existing) await makeDemonstrationStaff(store.database, existing, folder.slug)
  if (existing && (await isLoaded(store, existing, mark))) return
  // Loaded lazily: it is slow to load, and most starts do not need it.
  const { checkFolder, importFolder } = await import('@minaret/content/folder')
  const result = await importFolder(store, await checkFolder(folder.path, now), { onlyNew: true, now })
  if (!result.ok) {
    const mistake = result.findings.find(({ level }) => level === 'mistake')
    throw new Error(
      `The demonstration folder ${folder.slug} has an error: ${mistake?.file}:${mistake?.line} ${mistake?.message}`,
    )
  }
  const id = existing ?? (await findTenantId(store.database, folder.slug))
  if (!id) return
  await giveDemonstration(store, id, now)
  await payOutDemonstration(store, id, now)
  await addMessages(store.database, id, now)
  if (!existing) await makeDemonstrationStaff(store.database, id, folder.slug)
  await storeMark(store, id, mark)
}

/**
 * Loads the demonstration's mosques. Loading them again leaves existing data alone, including changed settings, imported
 * timetables, deleted items and gifts. Only untouched items with dates in the past, such as events, are moved forward;
 * that is checked once a day.
 */
export async function loadDemonstration({
  now = new Date(),
  ...store
}: FolderStore & {
  /** The day that dates are relative to. */
  now?: Date
}): Promise<void> {
  for (const folder of await listDemonstrations()) await loadOne(store, folder, now)
}
