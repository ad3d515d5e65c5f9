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
import { type CheckedFolder, isSound } from './check.ts'
import { collectFindings, type FolderFinding } from './findings.ts'
import { kinds } from './kinds/index.ts'
import type { Imported, ImportOptions } from './store/changes.ts'
import { findOrCreateMosque, importNames, importOrigins } from './store/identity.ts'
import { storeRefs } from './store/storeFiles.ts'
import { importKind, pruneKind } from './store/items.ts'
import { writeFocus } from './store/focus.ts'
import { importSettings } from './store/settings.ts'
import { importSchedule, importTables } from './store/times.ts'
import { digestKey, type ImportContext } from './store/importContext.ts'

/** Where a folder is imported to. */
export type FolderStore = { database: Database; storage: Storage; secrets: Secrets }

/** What became of a folder: imported, or refused with all that is wrong. */
export type ImportedFolder = { ok: true; imported: Imported } | { ok: false; findings: FolderFinding[] }

/** Any number that is ours, for a lock; the other half is the mosque. */
const importLock = 7_262_739

/** From here on only this mosque's rows are reached, as by any call. */
const enter = (tx: Tx, role: string, tenantId: string) =>
  tx.execute(sql`select set_config('role', ${role}, true), set_config('app.tenant', ${tenantId}::uuid::text, true)`)

/** What staff have changed at the desk; the desk's own role alone reads what they wrote. */
async function readEdited(tx: Tx, tenantId: string): Promise<Set<string>> {
  await tx.execute(sql`select set_config('app.tenant', ${tenantId}::uuid::text, true)`)
  const rows = await tx
    .select({ kind: contentItems.kind, id: contentItems.id })
    .from(contentItems)
    .where(sql`${contentItems.tenantId} = ${tenantId} and ${contentItems.versions} > 0`)
  return new Set(rows.map(({ kind, id }) => digestKey(kind, id)))
}

/** Campaigns of the folder gather for causes there are. */
async function checkCauses({ tx, folder, refuse }: ImportContext): Promise<void> {
  const wanted = folder.items.filter(({ kind }) => kind.table === campaigns)
  const ids = wanted.map(({ row }) => String(row.causeId))
  if (ids.length === 0) return
  const known = await tx.select({ id: causes.id }).from(causes).where(inArray(causes.id, ids))
  for (const { row, file, lineOf } of wanted)
    if (!known.some(({ id }) => id === row.causeId))
      refuse(
        file,
        lineOf(['cause']),
        `There is no cause \`${String(row.causeId)}\`, neither in the folder nor on the site. Add causes/${String(row.causeId)}.md.`,
      )
}

const sameSource = ({ sources }: ImportContext, key: string, source: Buffer | null) =>
  source === null || (sources.get(key)?.equals(source) ?? false)

async function saveMarks(work: ImportContext): Promise<void> {
  const { tx, marks, fresh } = work
  const rows = [...fresh].flatMap(([key, { kind, id, digest, source }]) =>
    marks.get(key)?.equals(digest) && sameSource(work, key, source)
      ? []
      : [{ tenantId: currentTenant, kind, id, digest, source }],
  )
  for (let at = 0; at < rows.length; at += 1000)
    await tx
      .insert(folderItems)
      .values(rows.slice(at, at + 1000))
      .onConflictDoUpdate({
        target: [folderItems.tenantId, folderItems.kind, folderItems.id],
        set: { digest: sql`excluded.digest`, source: sql`excluded.source` },
      })
}

async function doWork(work: ImportContext): Promise<void> {
  await importSettings(work)
  for (const kind of kinds) {
    if (kind.table === campaigns) await checkCauses(work)
    await importKind(kind, work)
    if (work.refused()) return
    work.options.stop?.throwIfAborted()
  }
  if (work.options.prune && !work.made) for (const kind of kinds.toReversed()) await pruneKind(kind, work)
  await importSchedule(work)
  await importTables(work)
  await saveMarks(work)
  if (work.changes.length > 0) await writeFocus(work.tx)
  if (!work.options.dryRun && !work.refused()) await storeRefs(work, work.keeping)
}

/** Whether a mosque that takes pretend payments has the account for it. */
async function lacksAccount({ tx }: ImportContext): Promise<boolean> {
  const [mode] = await tx.select({ is: settings.value }).from(settings).where(eq(settings.key, 'paymentMode'))
  if (mode?.is !== 'demonstration') return false
  const rows = await tx.select({ kind: paymentAccounts.kind }).from(paymentAccounts)
  return !rows.some(({ kind }) => kind === 'demonstration')
}

/**
 * Puts a folder in place of what a mosque has, in one transaction; makes the mosque where there is none of its slug. The
 * same folder again changes nothing. Two imports of one mosque wait for one another.
 * @param folder as `checkFolder` read it
 */
export async function importFolder(
  { database, storage, secrets }: FolderStore,
  folder: CheckedFolder,
  options: ImportOptions = {},
): Promise<ImportedFolder> {
  const { mosque, context } = folder
  if (!mosque || !context || !isSound(folder)) return { ok: false, findings: folder.findings }
  const findings = collectFindings()
  const undo = new Error('undone')
  const now = options.now ?? new Date()
  const imported: Imported = { slug: mosque.slug, made: false, changes: [], kept: [], stays: [], unchanged: 0 }
  const keeping: unknown[] = []
  let account: string | undefined
  let unfinished: string | undefined
  const { app } = await database.roles()
  await database
    .asOwner(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${importLock}, hashtext(${mosque.slug}))`)
      const { id: tenantId, made } = await findOrCreateMosque(tx, mosque.slug)
      imported.made = made
      imported.changes.push(...(await importNames(tx, tenantId, mosque, options, findings.mistake)))
      imported.changes.push(...(await importOrigins(tx, tenantId, mosque, options)))
      const edited = made ? new Set<string>() : await readEdited(tx, tenantId)
      await enter(tx, app, tenantId)
      const marks = made ? [] : await tx.select().from(folderItems)
      const work: ImportContext = {
        tx,
        tenantId,
        storage,
        folder: { ...folder, mosque, context },
        options,
        now,
        made,
        marks: new Map(marks.map(({ kind, id, digest }) => [digestKey(kind, id), digest])),
        sources: new Map(marks.map(({ kind, id, source }) => [digestKey(kind, id), source])),
        edited,
        stays: imported.stays,
        fresh: new Map(),
        changes: imported.changes,
        kept: imported.kept,
        keeping,
        count: { unchanged: 0 },
        refuse: findings.mistake,
        refused: () => findings.count() > 0,
      }
      if (made) unfinished = tenantId
      await doWork(work)
      imported.unchanged = work.count.unchanged
      options.stop?.throwIfAborted()
      if (work.refused() || options.dryRun) throw undo
      if (imported.changes.length > 0) await audit(tx, 'content imported')
      if (await lacksAccount(work)) account = tenantId
    })
    .catch(async (error: unknown) => {
      // A mosque that is not made after all has no files either.
      if (unfinished && keeping.length > 0 && !options.dryRun) await storage.removeAll(unfinished).catch(() => {})
      if (error !== undo) throw error
    })
  if (findings.count() > 0) return { ok: false, findings: [...folder.findings, ...findings.all()] }
  if (account) await saveAccount(database, secrets, { tenantId: account, kind: 'demonstration' })
  return { ok: true, imported }
}
