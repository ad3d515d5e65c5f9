import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { readTimetable } from '@minaret/timetable'
import { causes, settings, timetableImports } from '../db/content.ts'
import type { Database, Tx } from '../db/database.ts'
import { jamaatRules } from '../db/schedule.ts'
import { saveAccount } from '../payments/accounts.ts'
import { storeTimetable } from '../prayer/store.ts'
import { storeSchedule } from '../prayer/writeSchedule.ts'
import type { Secrets } from '../secrets.ts'
import { createTenant } from '../tenants/store.ts'
import { demonstrationCauses } from './causes.ts'
import { demonstrationSchedules } from './congregations.ts'
import { loadSiteContent } from './content.ts'
import { demonstrationTenants, type DemonstrationTenant } from './tenants.ts'

const fixture = createRequire(import.meta.url).resolve

async function loadTable(tx: Tx, tenantId: string, name: string): Promise<void> {
  const text = await readFile(fixture(`@minaret/timetable/fixtures/${name}`), 'utf8')
  const read = readTimetable(text, { fileName: name, timeZone: 'Europe/London' })
  if (!read.ok) throw new Error(`The demonstration's own timetable ${name} is not right: ${read.findings[0]?.message}`)
  await storeTimetable(tx, tenantId, read.days, { name, warnings: read.warnings.length })
}

/** What a mosque has since written itself stays. */
async function loadSchedule(tx: Tx, tenantId: string, slug: string): Promise<void> {
  const written = demonstrationSchedules[slug]
  const [known] = await tx.select({ rule: jamaatRules.rule }).from(jamaatRules).limit(1)
  if (written && !known) await storeSchedule(tx, tenantId, written)
}

async function loadContent(tx: Tx, tenantId: string, tenant: DemonstrationTenant, now: Date): Promise<void> {
  const pairs = Object.entries(tenant.settings).map(([key, value]) => ({ tenantId, key, value }))
  // What somebody has set, imported or given in the meantime stays.
  await tx.insert(settings).values(pairs).onConflictDoNothing()
  const currencies = (tenant.settings.currencies ?? 'gbp').split(',')
  const rows = demonstrationCauses
    .filter(({ id }) => tenant.causes.includes(id))
    .map((cause) => ({
      ...cause,
      tenantId,
      currencies,
      position: tenant.causes.indexOf(cause.id) + 1,
      publishedAt: new Date('2026-01-01T00:00:00Z'),
    }))
  await tx.insert(causes).values(rows).onConflictDoNothing()
  await loadSiteContent(tx, { tenant, tenantId, now })
  await loadSchedule(tx, tenantId, tenant.slug)
  const [imported] = await tx.select({ version: timetableImports.version }).from(timetableImports).limit(1)
  if (imported) return
  for (const name of tenant.timetable) await loadTable(tx, tenantId, name)
}

/**
 * Loads the demonstration's mosques. Loading them again changes nothing: what is there is left as it is, settings that
 * were changed, tables that were imported and gifts that were given among it. Only events nobody touched, whose day has passed, move on.
 */
export async function loadDemonstration({
  database,
  secrets,
  now = new Date(),
}: {
  database: Database
  secrets: Secrets
  /** The day its dates are reckoned from. */
  now?: Date
}): Promise<void> {
  for (const tenant of demonstrationTenants) {
    const id = await createTenant(database, { slug: tenant.slug, hostnames: [tenant.hostname] })
    await database.forTenant(id)((tx) => loadContent(tx, id, tenant, now))
    await saveAccount(database, secrets, { tenantId: id, kind: 'demonstration' })
  }
}
