import { and, eq } from 'drizzle-orm'
import { folderItems, currentTenant } from '@minaret/foundation/db'
import type { FolderStore } from '@minaret/content/folder'
import { findTenantId } from '../tenants/store.ts'
import { type DemonstrationFolder, listDemonstrations, fingerprintOf } from './folders.ts'
import { createDemonstrationStaff } from '../desk/demonstration.ts'
import { addDemonstrationGifts } from './gifts.ts'
import { addMessages } from './messages.ts'
import { addDemonstrationPayouts } from './payouts.ts'

/** The key of the imported folder's fingerprint, which is stored beside those of its items. */
const folderKey = { kind: 'demonstration', id: '' }

async function isLoaded({ database }: FolderStore, tenantId: string, fingerprint: Buffer): Promise<boolean> {
  const [row] = await database.forTenant(tenantId)((tx) =>
    tx
      .select({ digest: folderItems.digest })
      .from(folderItems)
      .where(and(eq(folderItems.kind, folderKey.kind), eq(folderItems.id, folderKey.id))),
  )
  return row?.digest.equals(fingerprint) ?? false
}

const storeFingerprint = ({ database }: FolderStore, tenantId: string, digest: Buffer) =>
  database.forTenant(tenantId)((tx) =>
    tx
      .insert(folderItems)
      .values({ ...folderKey, tenantId: currentTenant, digest })
      .onConflictDoUpdate({ target: [folderItems.tenantId, folderItems.kind, folderItems.id], set: { digest } }),
  )

async function loadFolder(store: FolderStore, folder: DemonstrationFolder, now: Date): Promise<void> {
  const fingerprint = await fingerprintOf(folder, now)
  const existingId = await findTenantId(store.database, folder.slug)
  if (existingId) await createDemonstrationStaff(store.database, existingId, folder.slug)
  if (existingId && (await isLoaded(store, existingId, fingerprint))) return
  // Loaded lazily: it is slow to load, and most starts do not need it.
  const { checkFolder, importFolder } = await import('@minaret/content/folder')
  const result = await importFolder(store, await checkFolder(folder.path, now), { onlyNew: true, now })
  if (!result.ok) {
    const error = result.findings.find(({ level }) => level === 'mistake')
    throw new Error(
      `The demonstration folder ${folder.slug} has an error: ${error?.file}:${error?.line} ${error?.message}`,
    )
  }
  const id = existingId ?? (await findTenantId(store.database, folder.slug))
  if (!id) return
  await addDemonstrationGifts(store, id, now)
  await addDemonstrationPayouts(store, id, now)
  await addMessages(store.database, id, now)
  if (!existingId) await createDemonstrationStaff(store.database, id, folder.slug)
  await storeFingerprint(store, id, fingerprint)
}

/**
 * Loads the demonstration's mosques. Loading them again does not change existing data, including changed settings,
 * imported timetables, deleted items and gifts. Only unedited items with dates in the past, such as events, are moved
 * forward, which is checked once a day.
 */
export async function loadDemonstration({
  now = new Date(),
  ...store
}: FolderStore & {
  /** The day that dates are relative to. */
  now?: Date
}): Promise<void> {
  for (const folder of await listDemonstrations()) await loadFolder(store, folder, now)
}
