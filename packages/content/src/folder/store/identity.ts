import { and, eq, inArray, not, sql } from 'drizzle-orm'
import { type Tx, hostnames, origins, tenants } from '@minaret/foundation/db'
import { type Mosque, mosqueFile } from '../mosque/mosque.ts'
import type { Change, ImportOptions } from './changes.ts'

type ReportProblem = (file: string, line: number | undefined, message: string) => void

/** Finds the mosque with a slug, or creates it. */
export async function findOrCreateMosque(tx: Tx, slug: string): Promise<{ id: string; isNew: boolean }> {
  const insertedRows = await tx.insert(tenants).values({ slug }).onConflictDoNothing().returning({ id: tenants.id })
  const isNew = insertedRows.length > 0
  const [row] = isNew ? insertedRows : await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.slug, slug))
  if (!row) throw new Error(`The mosque ${slug} could not be created.`)
  return { id: row.id, isNew }
}

/** Stores a mosque's host names in order, and reports those that belong to another mosque. */
export async function importNames(
  tx: Tx,
  tenantId: string,
  mosque: Mosque,
  { prune, onlyNew }: ImportOptions,
  report: ReportProblem,
): Promise<Change[]> {
  const changes: Change[] = []
  const rows = await tx.select().from(hostnames).where(eq(hostnames.tenantId, tenantId))
  // Verified domains are managed only at the desk.
  const verifiedNames = rows.filter(({ own }) => own).map(({ hostname }) => hostname)
  const names = mosque.hostnames.filter((name) => !verifiedNames.includes(name))
  const previousNames = rows
    .filter(({ own }) => !own)
    .toSorted((a, b) => a.position - b.position || (a.hostname < b.hostname ? -1 : 1))
    .map(({ hostname }) => hostname)
  const newNames = names.filter((name) => !previousNames.includes(name))
  const removedNames = prune ? previousNames.filter((name) => !names.includes(name)) : []
  const missingNames = previousNames.filter((name) => !names.includes(name) && !removedNames.includes(name))
  const newOrder = onlyNew ? [...previousNames, ...newNames] : [...names, ...missingNames]
  for (const name of newNames) changes.push({ what: 'added', kind: 'host name', id: name, file: mosqueFile })
  for (const name of removedNames) changes.push({ what: 'removed', kind: 'host name', id: name, file: mosqueFile })
  const remainingNames = previousNames.filter((name) => !removedNames.includes(name))
  const isReordered = newOrder.filter((name) => remainingNames.includes(name)).join() !== remainingNames.join()
  if (isReordered)
    changes.push({ what: 'changed', kind: 'host names', id: newOrder.join(', '), file: mosqueFile, keys: ['order'] })
  if (newNames.length > 0 || removedNames.length > 0 || isReordered) {
    await tx.delete(hostnames).where(and(eq(hostnames.tenantId, tenantId), not(hostnames.own)))
    const rowsToInsert = newOrder.map((hostname, position) => ({ hostname, tenantId, position }))
    await tx.insert(hostnames).values(rowsToInsert).onConflictDoNothing()
  }
  // Checked last, so that the second of two simultaneous imports finds that a name is taken.
  const existingRows = await tx.select().from(hostnames).where(inArray(hostnames.hostname, mosque.hostnames))
  for (const { hostname, tenantId: owner } of existingRows)
    if (owner !== tenantId)
      report(
        mosqueFile,
        mosque.lineOf(['hostnames', mosque.hostnames.indexOf(hostname)]),
        `The host name ${hostname} belongs to another mosque. Choose another.`,
      )
  return changes
}

/** Stores the origins that may call a mosque's API. */
export async function importOrigins(
  tx: Tx,
  tenantId: string,
  mosque: Mosque,
  { prune }: ImportOptions,
): Promise<Change[]> {
  const previousOrigins = (await tx.select().from(origins).where(eq(origins.tenantId, tenantId))).map(
    ({ origin }) => origin,
  )
  const newOrigins = mosque.origins.filter((origin) => !previousOrigins.includes(origin))
  const removedOrigins = prune ? previousOrigins.filter((origin) => !mosque.origins.includes(origin)) : []
  if (newOrigins.length > 0)
    await tx
      .insert(origins)
      .values(newOrigins.map((origin) => ({ tenantId, origin })))
      .onConflictDoNothing()
  for (const origin of removedOrigins)
    await tx.delete(origins).where(sql`${origins.tenantId} = ${tenantId} and ${origins.origin} = ${origin}`)
  return [
    ...newOrigins.map((id): Change => ({ what: 'added', kind: 'origin', id, file: mosqueFile })),
    ...removedOrigins.map((id): Change => ({ what: 'removed', kind: 'origin', id, file: mosqueFile })),
  ]
}
