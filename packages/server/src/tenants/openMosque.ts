import { sql } from 'drizzle-orm'
import { settingOf } from '@minaret/staff/configuration'
import { settings, type Database, hostnames, tenants, type Tx } from '@minaret/foundation/db'
import { InvalidValueError, OperatorError } from '@minaret/foundation/base'
import { readHostname } from '@minaret/foundation/tenancy'

/** A mosque that is to be opened on a host. */
export type NewMosque = {
  slug: string
  /** At least one; letters lead to the first. */
  hostnames: readonly string[]
  /** Settings as people write them. */
  settings: Readonly<Record<string, string>>
}

/** Settings in the form they are stored in. @throws OperatorError naming the one that cannot be read */
function readSettings(values: NewMosque['settings']): { key: string; value: string }[] {
  const currency = values.currencies?.split(',')[0]?.trim().toLowerCase() ?? 'gbp'
  return Object.entries(values).map(([key, text]) => {
    const read = settingOf(key)?.form?.read(text, currency)
    if (!read) throw new InvalidValueError(`There is no setting "${key}".`)
    if ('problem' in read) throw new InvalidValueError(`${key} ${read.problem}. Nothing was created.`)
    return { key, value: read.value }
  })
}

/**
 * Opens a mosque: its short name, its host names and its first settings, all or nothing.
 * @returns its id
 * @throws OperatorError when a name is taken or cannot be one
 */
export const openMosque = (database: Database, mosque: NewMosque): Promise<string> =>
  database.asOwner((tx) => openMosqueIn(tx, mosque))

/** The same in a transaction of the tables' owner, which is held to the new mosque's rows from then on. */
export async function openMosqueIn(tx: Tx, mosque: NewMosque & { review?: 'waiting' | 'held' }): Promise<string> {
  const { slug, review } = mosque
  if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(slug))
    throw new InvalidValueError(`"${slug}" is not a short name. Use a to z, 0 to 9 and hyphens, like al-huda.`)
  const names = [...new Set(mosque.hostnames.map(readHostname))]
  const pairs = readSettings(mosque.settings)
  // One whose name has to be looked at is shown to nobody until then.
  const reviewed = review && { review, state: review === 'held' ? ('suspended' as const) : ('open' as const) }
  const row = { slug, ...reviewed }
  const [inserted] = await tx.insert(tenants).values(row).onConflictDoNothing().returning({ id: tenants.id })
  if (!inserted) throw new OperatorError(`There is already a mosque called ${slug}. Choose another short name.`)
  const tenantId = inserted.id
  for (const [position, hostname] of names.entries()) {
    const [own] = await tx
      .insert(hostnames)
      .values({ hostname, tenantId, position })
      .onConflictDoNothing()
      .returning({ hostname: hostnames.hostname })
    if (!own) throw new OperatorError(`The host name ${hostname} belongs to another mosque. Choose another.`)
  }
  // The owner of the tables is held to one mosque's rows as well.
  await tx.execute(sql`select set_config('app.tenant', ${tenantId}::uuid::text, true)`)
  if (pairs.length > 0) await tx.insert(settings).values(pairs.map((pair) => ({ tenantId, ...pair })))
  return tenantId
}
