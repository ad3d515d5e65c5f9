import { sql } from 'drizzle-orm'
import { settingOf } from '@minaret/staff/configuration'
import { settings, type Database, hostnames, tenants, type Tx } from '@minaret/foundation/db'
import { type CommandWording, DomainError, InvalidValueError, throwForCommand } from '@minaret/foundation/base'
import { createHostnameError, toHostname } from '@minaret/foundation/tenancy'

/** A mosque to be created. */
export type NewMosque = {
  slug: string
  /** At least one; links in emails use the first. */
  hostnames: readonly string[]
  /** Settings as entered. */
  settings: Readonly<Record<string, string>>
}

/** Reasons why a mosque cannot be created. */
export type MosqueCodes = {
  slug: { slug: string }
  slugTaken: { slug: string }
  hostname: { hostname: string }
  hostnameTaken: { hostname: string }
  noSetting: { key: string }
  /** `problem` completes a sentence of the command's output. */
  setting: { key: string; problem: string }
}

/** A mosque could not be created. */
export class MosqueError extends DomainError<MosqueCodes> {}

const sentences: CommandWording<MosqueCodes> = {
  slug: ({ slug }) =>
    new InvalidValueError(`"${slug}" is not a short name. Use a to z, 0 to 9 and hyphens, like al-huda.`),
  slugTaken: ({ slug }) => `There is already a mosque called ${slug}. Choose another short name.`,
  hostname: ({ hostname }) => createHostnameError(hostname),
  hostnameTaken: ({ hostname }) => `The host name ${hostname} belongs to another mosque. Choose another.`,
  noSetting: ({ key }) => new InvalidValueError(`There is no setting "${key}".`),
  setting: ({ key, problem }) => new InvalidValueError(`${key} ${problem}. Nothing was created.`),
}

/** Converts settings to their stored form. @throws MosqueError naming an invalid setting */
function readSettings(values: NewMosque['settings']): { key: string; value: string }[] {
  const currency = values.currencies?.split(',')[0]?.trim().toLowerCase() ?? 'gbp'
  return Object.entries(values).map(([key, text]) => {
    const result = settingOf(key)?.form?.read(text, currency)
    if (!result) throw new MosqueError({ code: 'noSetting', key })
    if ('problem' in result) throw new MosqueError({ code: 'setting', key, problem: result.problem })
    return { key, value: result.value }
  })
}

/**
 * Creates a mosque with its short name, host names and first settings in one transaction.
 * @returns its id
 * @throws OperatorError if a name is taken or invalid, or a setting is invalid
 */
export const openMosque = (database: Database, mosque: NewMosque): Promise<string> =>
  throwForCommand(MosqueError, sentences, () => database.asOwner((tx) => openMosqueIn(tx, mosque)))

/**
 * Creates a mosque in a transaction of the tables' owner, which from then on is limited to the new mosque's rows.
 * @throws MosqueError
 */
export async function openMosqueIn(tx: Tx, mosque: NewMosque & { review?: 'waiting' | 'held' }): Promise<string> {
  const { slug, review } = mosque
  if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(slug)) throw new MosqueError({ code: 'slug', slug })
  const names = new Set<string>()
  for (const hostname of mosque.hostnames) {
    const name = toHostname(hostname)
    if (name === undefined) throw new MosqueError({ code: 'hostname', hostname })
    names.add(name)
  }
  const pairs = readSettings(mosque.settings)
  // A mosque whose name needs a review stays closed until then.
  const reviewColumns = review && { review, state: review === 'held' ? ('suspended' as const) : ('open' as const) }
  const row = { slug, ...reviewColumns }
  const [insertedTenant] = await tx.insert(tenants).values(row).onConflictDoNothing().returning({ id: tenants.id })
  if (!insertedTenant) throw new MosqueError({ code: 'slugTaken', slug })
  const tenantId = insertedTenant.id
  for (const [position, hostname] of [...names].entries()) {
    const [insertedName] = await tx
      .insert(hostnames)
      .values({ hostname, tenantId, position })
      .onConflictDoNothing()
      .returning({ hostname: hostnames.hostname })
    if (!insertedName) throw new MosqueError({ code: 'hostnameTaken', hostname })
  }
  // Row-level security applies to the tables' owner as well.
  await tx.execute(sql`select set_config('app.tenant', ${tenantId}::uuid::text, true)`)
  if (pairs.length > 0) await tx.insert(settings).values(pairs.map((pair) => ({ tenantId, ...pair })))
  return tenantId
}
