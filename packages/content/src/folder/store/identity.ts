import { and, eq, inArray, not, sql } from 'drizzle-orm'
import { type Tx, hostnames, origins, tenants } from '@minaret/foundation/db'
import { type Mosque, mosqueFile } from '../mosque/mosque.ts'
import type { Change, ImportOptions } from './changes.ts'

type NameSink = (file: string, line: number | undefined, message: string) => void

/** Finds the mosque of a slug, or makes it. */
export async function findOrCreateMosque(tx: Tx, slug: string): Promise<{ id: string; made: boolean }> {
  const made = await tx.insert(tenants).values({ slug }).onConflictDoNothing().returning({ id: tenants.id })
  const [row] = made.length > 0 ? made : await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.slug, slug))
  if (!row) throw new Error(`The mosque ${slug} could not be created.`)
  return { id: row.id, made: made.length > 0 }
}

/** Gives a mosque its names, in their order, and tells which belong to another. */
export async function importNames(
  tx: Tx,
  tenantId: string,
  mosque: Mosque,
  { prune, onlyNew }: ImportOptions,
  refuse: NameSink,
): Promise<Change[]> {
  const changes: Change[] = []
  const rows = await tx.select().from(hostnames).where(eq(hostnames.tenantId, tenantId))
  // Domains that staff have proved come and go at the desk alone.
  const proved = rows.filter(({ own }) => own).map(({ hostname }) => hostname)
  const names = mosque.hostnames.filter((name) => !proved.includes(name))
  const had = rows
    .filter(({ own }) => !own)
    .toSorted((a, b) => a.position - b.position || (a.hostname < b.hostname ? -1 : 1))
    .map(({ hostname }) => hostname)
  const added = names.filter((name) => !had.includes(name))
  const removed = prune ? had.filter((name) => !names.includes(name)) : []
  const rest = had.filter((name) => !names.includes(name) && !removed.includes(name))
  const wanted = onlyNew ? [...had, ...added] : [...names, ...rest]
  for (const name of added) changes.push({ what: 'added', kind: 'host name', id: name, file: mosqueFile })
  for (const name of removed) changes.push({ what: 'removed', kind: 'host name', id: name, file: mosqueFile })
  const kept = had.filter((name) => !removed.includes(name))
  const moved = wanted.filter((name) => kept.includes(name)).join() !== kept.join()
  if (moved)
    changes.push({ what: 'changed', kind: 'host names', id: wanted.join(', '), file: mosqueFile, keys: ['order'] })
  if (added.length > 0 || removed.length > 0 || moved) {
    await tx.delete(hostnames).where(and(eq(hostnames.tenantId, tenantId), not(hostnames.own)))
    const given = wanted.map((hostname, position) => ({ hostname, tenantId, position }))
    await tx.insert(hostnames).values(given).onConflictDoNothing()
  }
  // Looked at last: of two mosques that are given a name at once, the second finds it taken.
  const taken = await tx.select().from(hostnames).where(inArray(hostnames.hostname, mosque.hostnames))
  for (const { hostname, tenantId: owner } of taken)
    if (owner !== tenantId)
      refuse(
        mosqueFile,
        mosque.lineOf(['hostnames', mosque.hostnames.indexOf(hostname)]),
        `The host name ${hostname} belongs to another mosque. Choose another.`,
      )
  return changes
}

/** Lets other sites call a mosque. */
export async function importOrigins(
  tx: Tx,
  tenantId: string,
  mosque: Mosque,
  { prune }: ImportOptions,
): Promise<Change[]> {
  const had = (await tx.select().from(origins).where(eq(origins.tenantId, tenantId))).map(({ origin }) => origin)
  const added = mosque.origins.filter((origin) => !had.includes(origin))
  const removed = prune ? had.filter((origin) => !mosque.origins.includes(origin)) : []
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
