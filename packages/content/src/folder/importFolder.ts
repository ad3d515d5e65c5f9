import { eq, inArray, sql } from 'drizzle-orm'
import { audit } from '@minaret/foundation/identity'
import {
  campaigns,
  causes,
  contentItems,
  settings,
  type Database,
  type Tx,
  folderItems,
  paymentAccounts,
  currentTenant,
} from '@minaret/foundation/db'
import type { Storage } from '@minaret/foundation/files'
import { saveAccount } from '@minaret/giving/providers'
import type { Secrets } from '@minaret/foundation/base'
import { type CheckedFolder, isImportable } from './check.ts'
import { collectFindings, type FolderFinding } from './findings.ts'
import { kinds } from './kinds/index.ts'
import type { ImportSummary, ImportOptions } from './store/changes.ts'
import { findOrCreateMosque, importNames, importOrigins } from './store/identity.ts'
import { storeRefs } from './store/storeFiles.ts'
import { importKind, pruneKind } from './store/items.ts'
import { writeFocus } from './store/focus.ts'
import { importSettings } from './store/settings.ts'
import { importSchedule, importTables } from './store/times.ts'
import { digestKey, type ImportContext } from './store/importContext.ts'

/** The target of an import. */
export type FolderStore = { database: Database; storage: Storage; secrets: Secrets }

/** The result of an import: a summary, or findings if the folder was rejected. */
export type ImportResult = { ok: true; imported: ImportSummary } | { ok: false; findings: FolderFinding[] }

/** The first key of the advisory lock; the second is the mosque. */
const importLock = 7_262_739

/** Switches the transaction to the tenant's role, so that it reaches only this mosque's rows. */
const switchToTenant = (tx: Tx, role: string, tenantId: string) =>
  tx.execute(sql`select set_config('role', ${role}, true), set_config('app.tenant', ${tenantId}::uuid::text, true)`)

/** Keys of the items that staff have edited. The tenant's role has no permission to read them. */
async function readEdited(tx: Tx, tenantId: string): Promise<Set<string>> {
  await tx.execute(sql`select set_config('app.tenant', ${tenantId}::uuid::text, true)`)
  const rows = await tx
    .select({ kind: contentItems.kind, id: contentItems.id })
    .from(contentItems)
    .where(sql`${contentItems.tenantId} = ${tenantId} and ${contentItems.versions} > 0`)
  return new Set(rows.map(({ kind, id }) => digestKey(kind, id)))
}

/** Checks that the causes of the folder's campaigns exist. */
async function checkCauses({ tx, folder, refuse }: ImportContext): Promise<void> {
  const campaignItems = folder.items.filter(({ kind }) => kind.table === campaigns)
  const ids = campaignItems.map(({ row }) => String(row.causeId))
  if (ids.length === 0) return
  const existingCauses = await tx.select({ id: causes.id }).from(causes).where(inArray(causes.id, ids))
  for (const { row, file, lineOf } of campaignItems)
    if (!existingCauses.some(({ id }) => id === row.causeId))
      refuse(
        file,
        lineOf(['cause']),
        `There is no cause \`${String(row.causeId)}\`, neither in the folder nor on the site. Add causes/${String(row.causeId)}.md.`,
      )
}

const isSameSource = ({ sources }: ImportContext, key: string, source: Buffer | null) =>
  source === null || (sources.get(key)?.equals(source) ?? false)

async function saveDigests(context: ImportContext): Promise<void> {
  const { tx, digests, newDigests } = context
  const rows = [...newDigests].flatMap(([key, { kind, id, digest, source }]) =>
    digests.get(key)?.equals(digest) && isSameSource(context, key, source)
      ? []
      : [{ tenantId: currentTenant, kind, id, digest, source }],
  )
  for (let start = 0; start < rows.length; start += 1000)
    await tx
      .insert(folderItems)
      .values(rows.slice(start, start + 1000))
      .onConflictDoUpdate({
        target: [folderItems.tenantId, folderItems.kind, folderItems.id],
        set: { digest: sql`excluded.digest`, source: sql`excluded.source` },
      })
}

async function importContent(context: ImportContext): Promise<void> {
  await importSettings(context)
  for (const kind of kinds) {
    if (kind.table === campaigns) await checkCauses(context)
    await importKind(kind, context)
    if (context.refused()) return
    context.options.stop?.throwIfAborted()
  }
  if (context.options.prune && !context.isNew) for (const kind of kinds.toReversed()) await pruneKind(kind, context)
  await importSchedule(context)
  await importTables(context)
  await saveDigests(context)
  if (context.changes.length > 0) await writeFocus(context.tx)
  if (!context.options.dryRun && !context.refused()) await storeRefs(context, context.valuesWithFiles)
}

/** Whether a mosque has test payments but no account for them. */
async function isTestAccountMissing({ tx }: ImportContext): Promise<boolean> {
  const [mode] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.key, 'paymentMode'))
  if (mode?.value !== 'demonstration') return false
  const rows = await tx.select({ kind: paymentAccounts.kind }).from(paymentAccounts)
  return !rows.some(({ kind }) => kind === 'demonstration')
}

/**
 * Imports a folder in one transaction, and creates the mosque if its slug is unknown. Importing the same folder again
 * changes nothing. Simultaneous imports of a mosque run one at a time.
 * @param folder the result of `checkFolder`
 */
export async function importFolder(
  { database, storage, secrets }: FolderStore,
  folder: CheckedFolder,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const { mosque, context } = folder
  if (!mosque || !context || !isImportable(folder)) return { ok: false, findings: folder.findings }
  const findings = collectFindings()
  const rollback = new Error('undone')
  const now = options.now ?? new Date()
  const summary: ImportSummary = {
    slug: mosque.slug,
    made: false,
    changes: [],
    kept: [],
    stays: [],
    unchanged: 0,
  }
  const valuesWithFiles: unknown[] = []
  let accountTenantId: string | undefined
  let newTenantId: string | undefined
  const { app } = await database.roles()
  await database
    .asOwner(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${importLock}, hashtext(${mosque.slug}))`)
      const { id: tenantId, isNew } = await findOrCreateMosque(tx, mosque.slug)
      summary.made = isNew
      summary.changes.push(...(await importNames(tx, tenantId, mosque, options, findings.mistake)))
      summary.changes.push(...(await importOrigins(tx, tenantId, mosque, options)))
      const edited = isNew ? new Set<string>() : await readEdited(tx, tenantId)
      await switchToTenant(tx, app, tenantId)
      const digestRows = isNew ? [] : await tx.select().from(folderItems)
      const importContext: ImportContext = {
        tx,
        tenantId,
        storage,
        folder: { ...folder, mosque, context },
        options,
        now,
        isNew,
        digests: new Map(digestRows.map(({ kind, id, digest }) => [digestKey(kind, id), digest])),
        sources: new Map(digestRows.map(({ kind, id, source }) => [digestKey(kind, id), source])),
        edited,
        keptItems: summary.stays,
        newDigests: new Map(),
        changes: summary.changes,
        keptSettings: summary.kept,
        valuesWithFiles,
        count: { unchanged: 0 },
        refuse: findings.mistake,
        refused: () => findings.count() > 0,
      }
      if (isNew) newTenantId = tenantId
      await importContent(importContext)
      summary.unchanged = importContext.count.unchanged
      options.stop?.throwIfAborted()
      if (importContext.refused() || options.dryRun) throw rollback
      if (summary.changes.length > 0) await audit(tx, 'content imported')
      if (await isTestAccountMissing(importContext)) accountTenantId = tenantId
    })
    .catch(async (error: unknown) => {
      // If the new mosque was rolled back, its files are removed.
      if (newTenantId && valuesWithFiles.length > 0 && !options.dryRun)
        await storage.removeAll(newTenantId).catch(() => {})
      if (error !== rollback) throw error
    })
  if (findings.count() > 0) return { ok: false, findings: [...folder.findings, ...findings.all()] }
  if (accountTenantId) await saveAccount(database, secrets, { tenantId: accountTenantId, kind: 'demonstration' })
  return { ok: true, imported: summary }
}
