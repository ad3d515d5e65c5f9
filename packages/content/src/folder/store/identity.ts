import { and, eq, inArray, not, sql } from 'drizzle-orm'
import { type Tx, hostnames, origins, tenants } from '@minaret/foundation/db'
import { type Mosque, mosqueFile } from '../mosque/mosque.ts'
import type { Change, ImportOptions } from './changes.ts'

type ReportProblem = (file: string, line: number | undefined, message: string) => void

/** Finds the mosque of a slug, or creates it. */
export async function findOrCreateMosque(tx: Tx, slug: string): Promise<{ id: string; made: boolean }> {
  const made = await tx.insert(tenants).values({ slug }).onConflictDoNothing().returning({ id: tenants.id })
  const [row] = made.length > 0 ? made : await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.slug, slug))
  if (!row) throw new Error(`The mosque ${slug} could not be created.`)
  return { id: row.id, made: made.length > 0 }
}

/** Stores the host names of a mosque in order, and reports those that belong to another mosque. */
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
  const verified = rows.filter(({ own }) => own).map(({ hostname }) => hostname)
  const names = mosque.hostnames.filter((name) => !verified.includes(name))
  const previous = rows
    .filter(({ own }) => !own)
    .toSorted((a, b) => a.position - b.position || (a.hostname < b.hostname ? -1 : 1))
    .map(({ hostname }) => hostname)
  const added = names.filter((name) => !previous.includes(name))
  const removed = prune ? previous.filter((name) => !names.includes(name)) : []
  const rest = previous.filter((name) => !names.includes(name) && !removed.includes(name))
  const newOrder = onlyNew ? [...previous, ...added] : [...names, ...rest]
  for (const name of added) changes.push({ what: 'added', kind: 'host name', id: name, file: mosqueFile })
  for (const name of removed) changes.push({ what: 'removed', kind: 'host name', id: name, file: mosqueFile })
  const remaining = previous.filter((name) => !removed.includes(name))
  const isReordered = newOrder.filter((name) => remaining.includes(name)).join() !== remaining.join()
  if (isReordered)
    changes.push({ what: 'changed', kind: 'host names', id: newOrder.join(', '), file: mosqueFile, keys: ['order'] })
  if (added.length > 0 || removed.length > 0 || isReordered) {
    await tx.delete(hostnames).where(and(eq(hostnames.tenantId, tenantId), not(hostnames.own)))
    const rowsToInsert = newOrder.map((hostname, position) => ({ hostname, tenantId, position }))
    await tx.insert(hostnames).values(rowsToInsert).onConflictDoNothing()
  }
  // Checked last, so that the second of two simultaneous imports finds a name taken.
  const taken = await tx.select().from(hostnames).where(inArray(hostnames.hostname, mosque.hostnames))
  for (const { hostname, tenantId: owner } of taken)
    if (owner !== tenantId)
      report(
        mosqueFile,
        mosque.lineOf(['hostnames', mosque.hostnames.indexOf(hostname)]),
        `The host name ${hostname} belongs to another mosque. Choose another.`,
      )
  return changes
}

/** Stores the origins that may call the API of a mosque. */
export async function importOrigins(
  tx: Tx,
  tenantId: string,
  mosque: Mosque,
  { prune }: ImportOptions,
): Promise<Change[]> {
  const previous = (await tx.select().from(origins).where(eq(origins.tenantId, tenantId))).map(({ origin }) => origin)
  const added = mosque.origins.filter((origin) => !previous.includes(origin))
  const removed = prune ? previous.filter((origin) => !mosque.origins.includes(origin)) : []
  if (added.length > 0)
    await tx
      .insert(origins)
      .values(added.map((origin) => ({ tenantId, origin })))
      .onConflictDoNothing()
  for (const origin of removed)
    await tx.delete(origins).where(sql`${origins.tenantId} = ${tenantId} and ${origins.origin} = ${origin}`)
  return [
    ...added.map((id): Change => ({ what: 'added', kind: 'origin', id, file: mosqueFile })),
    ...removed.map((id): Change => ({ what: 'removed', kind: 'origin', id, file: mosqueFile })),
  ]
}
