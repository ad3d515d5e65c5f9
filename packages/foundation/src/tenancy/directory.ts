import { createHash } from 'node:crypto'
import { asc, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { ConfigurationItem } from '@minaret/contract'
import { creditKeys, parseConfig } from '@minaret/plans'
import { isStatementTimeout, isTransientError } from '../db/transientErrors.ts'
import type { Database, Tx } from '../db/database.ts'
import { prepareQuery } from '../db/preparedQuery.ts'
import { hostnames, origins, tenants, webhookPaths } from '../db/tenants.ts'
import { settings } from '../db/content.ts'
import { readMaxAge, staleIfError } from '../cache/freshness.ts'
import { siteAddress } from './siteLink.ts'
import type { Tenant } from './tenant.ts'

/**
 * Looks up tenants. Results are cached until the tenant changes if there is a change feed, otherwise for less than a second.
 * Either way, a change takes effect within a second.
 */
export type Directory = {
  byId(id: string): Promise<Tenant | undefined>
  byHostname(hostname: string): Promise<Tenant | undefined>
  /** Whether this host name has been looked up successfully before, although the tenant may have changed since. */
  knows(hostname: string): boolean
  byAccount(accountId: string): Promise<Tenant | undefined>
  /** Drops a changed tenant from the cache; without an id all tenants, because changes may have been missed. */
  forget(id?: string): void
}

/**
 * Settings that a feature adds to a tenant's stored settings in its public configuration. `until`: the time at which they change
 * without a change in the database, in milliseconds.
 */
export type TenantEnricher = (
  tx: Tx,
  tenant: Pick<Tenant, 'address'> & { stored: readonly ConfigurationItem[] },
) => Promise<{ items: readonly ConfigurationItem[]; until?: number }>

/** Options of a directory. */
export type DirectoryOptions = {
  /** The port of this server once it listens, used in URLs of local host names. */
  listensOn?: () => number | undefined
  /** The clock, in milliseconds. */
  now?: () => number
  /** Whether `forget` is called for every change, so that results can be cached for longer. */
  isFeedCurrent?: () => boolean
  /** Enrichers in order; features in upper packages register theirs. */
  enrichers?: readonly TenantEnricher[]
}

/** Milliseconds a tenant is cached with a change feed. */
const informedMaxAge = 10 * 60_000

/** Maximum number of cached results, because host names are untrusted and unlimited. */
const maxLookups = 30_000

/** Settings that only enrichers may set; stored values are ignored. */
const reservedKeys: readonly string[] = [...creditKeys, 'campaignitemscount', 'emptyScreens', 'unapproved']

/** Settings ignored until a mosque is approved, because donors could not know whom they pay. */
const approvedKeys: readonly string[] = ['paymentMode', 'publishableKey', 'stripeAccount', 'bankDetails']

/** Placeholder for the value a tenant is looked up by. */
const value = sql.placeholder('value')

/** Queries for a tenant's id. */
const idBy = {
  id: sql`${value}`,
  hostname: sql`(select ${hostnames.tenantId} from ${hostnames} where ${hostnames.hostname} = ${value})`,
}

type LookupKey = keyof typeof idBy

/** Finds a tenant's row and switches the transaction to that tenant, so that its own rows can be read. */
const findRowBy = (by: LookupKey) =>
  prepareQuery((tx) =>
    tx
      .select({
        row: tenants,
        hostname: sql<string | null>`(select ${hostnames.hostname} from ${hostnames}
          where ${hostnames.tenantId} = ${tenants.id} order by ${hostnames.position}, ${hostnames.hostname} limit 1)`,
        given: sql<string | null>`(select ${hostnames.hostname} from ${hostnames}
          where ${hostnames.tenantId} = ${tenants.id} and not ${hostnames.own}
          order by ${hostnames.position}, ${hostnames.hostname} limit 1)`,
        allowed: sql<
          string[]
        >`array(select ${origins.origin} from ${origins} where ${origins.tenantId} = ${tenants.id})`,
        entered: sql<string>`set_config('app.tenant', ${tenants.id}::text, true)`,
      })
      .from(tenants)
      .where(sql`${tenants.id} = ${idBy[by]}`)
      .prepare(''),
  )

const findRow = { id: findRowBy('id'), hostname: findRowBy('hostname') }

const findIdByAccount = prepareQuery((tx) =>
  tx
    .select({ id: webhookPaths.tenantId })
    .from(webhookPaths)
    .where(sql`${webhookPaths.accountId} = ${value}`)
    .limit(1)
    .prepare(''),
)

const findSettings = prepareQuery((tx) =>
  tx
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    // The order affects the revision.
    .orderBy(asc(settings.key))
    .prepare(''),
)

/** Finds tenants by their id, host names or payment accounts. */
export function createDirectory(
  database: Database,
  { listensOn = () => undefined, now = Date.now, isFeedCurrent = () => false, enrichers = [] }: DirectoryOptions = {},
): Directory {
  /** A tenant, and the time at which it changes without a database change. */
  type LookupResult = { tenant: Tenant | undefined; until: number }
  type Lookup = LookupResult & { at: number }
  type Entry = { at: number; until: number; tenant: Promise<Tenant | undefined>; last?: Lookup }
  const lookups = new LRUCache<string, Entry>({ max: maxLookups })
  const names = new LRUCache<string, true>({ max: maxLookups })
  /** Tenant ids by payment account. They never change, so they are looked up again only if the mosque has been deleted. */
  const accounts = new LRUCache<string, string>({ max: maxLookups })

  const isFresh = ({ at, until }: Entry): boolean => {
    const age = now() - at
    // A clock set back must not extend the lifetime.
    if (age < 0) return false
    if (!isFeedCurrent()) return age < readMaxAge
    return age < informedMaxAge && now() < until
  }

  const lookUp = (key: string, find: () => Promise<LookupResult>) => {
    const cached = lookups.get(key)
    if (cached && isFresh(cached)) return cached.tenant
    const time = now()
    const readTenant = async (): Promise<Lookup> => {
      try {
        return { at: time, ...(await find()) }
      } catch (error) {
        // While the database is unavailable, the last known tenant allows public data to be served.
        const last = cached?.last
        const isUnavailable = isTransientError(error) || isStatementTimeout(error)
        if (!last?.tenant || !isUnavailable || time - last.at >= staleIfError) throw error
        return last
      }
    }
    const entry: Entry = {
      at: time,
      until: Number.POSITIVE_INFINITY,
      last: cached?.last,
      tenant: readTenant().then(
        (lookup) => {
          entry.last = lookup
          entry.until = lookup.until
          return lookup.tenant
        },
        (error: unknown) => {
          if (lookups.peek(key) === entry) lookups.delete(key)
          throw error
        },
      ),
    }
    lookups.set(key, entry)
    return entry.tenant
  }

  const noTenant: LookupResult = { tenant: undefined, until: Number.POSITIVE_INFINITY }

  /** Reads a tenant in one transaction with few statements, because a visitor is waiting for it. */
  const load = (by: LookupKey, value: string): Promise<LookupResult> =>
    database.global(async (tx) => {
      const [lookup] = await findRow[by](tx).execute({ value })
      if (!lookup) return noTenant
      const { row, allowed: allowedOrigins, given: givenHostname } = lookup
      const { id } = row
      // A tenant without host names still receives webhooks; `.invalid` never resolves (RFC 2606).
      const name = lookup.hostname ?? `${row.slug}.invalid`
      const settingRows = await findSettings(tx).execute()
      const isApproved = row.review === 'approved'
      const address = siteAddress(name, listensOn())
      const storedSettings = isApproved ? settingRows : settingRows.filter(({ key }) => !approvedKeys.includes(key))
      const items = storedSettings.filter(({ key }) => !reservedKeys.includes(key))
      if (!isApproved) items.push({ key: 'unapproved', value: 'true' })
      let until = Number.POSITIVE_INFINITY
      for (const enrich of enrichers) {
        const enrichment = await enrich(tx, { address, stored: storedSettings })
        items.push(...enrichment.items)
        until = Math.min(until, enrichment.until ?? until)
      }
      const tenant: Tenant = {
        id,
        slug: row.slug,
        hostname: name,
        ...(givenHostname === null || givenHostname === name ? {} : { givenHostname }),
        address,
        suspended: row.state !== 'open',
        // A mosque under name review is closed too, but can be set up in the meantime.
        ...(row.state === 'suspended' && row.review !== 'held'
          ? { suspension: row.suspendedReason === null ? {} : { reason: row.suspendedReason } }
          : {}),
        ...(row.review === 'declined' ? { declined: true } : {}),
        ...(row.movedTo === null ? {} : { movedTo: row.movedTo }),
        ...(row.state === 'arriving' ? { arriving: true } : {}),
        limits: row.limits ?? {},
        revision: createHash('sha1').update(JSON.stringify(items)).digest('base64url'),
        origins: allowedOrigins,
        items,
        config: parseConfig(items),
      }
      return { tenant, until }
    })

  const byId = (id: string) => lookUp(`id ${id}`, () => load('id', id))

  return {
    byId,
    async byHostname(hostname) {
      const tenant = await lookUp(`host ${hostname}`, () => load('hostname', hostname))
      if (tenant) names.set(hostname, true)
      return tenant
    },
    knows: (hostname) => names.get(hostname) ?? false,
    async byAccount(accountId) {
      // No query for a malformed id.
      if (!/^[\w-]{1,64}$/.test(accountId)) return undefined
      const cachedId = accounts.get(accountId)
      const tenant = cachedId === undefined ? undefined : await byId(cachedId)
      if (tenant) return tenant
      const [row] = await database.global((tx) => findIdByAccount(tx).execute({ value: accountId }))
      if (!row) return undefined
      accounts.set(accountId, row.id)
      return byId(row.id)
    },
    forget(id) {
      // Pending look-ups and unknown names may belong to this tenant.
      for (const [key, { last }] of lookups.entries())
        if (id === undefined || key === `id ${id}` || !last?.tenant || last.tenant.id === id) lookups.delete(key)
    },
  }
}
