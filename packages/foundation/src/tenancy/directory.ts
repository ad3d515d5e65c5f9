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
 * Finds tenants. An answer is remembered until something of the tenant changes, while changes are told; otherwise for less
 * than a second. Either way a change is seen within one.
 */
export type Directory = {
  byId(id: string): Promise<Tenant | undefined>
  byHostname(hostname: string): Promise<Tenant | undefined>
  /** Whether a tenant has been found by this host name before, though it may have changed since. */
  knows(hostname: string): boolean
  byAccount(accountId: string): Promise<Tenant | undefined>
  /** Reads a tenant anew at the next call, as it has changed; without an id all of them, as changes may have been missed. */
  forget(id?: string): void
}

/**
 * What a feature adds to a tenant's stored settings, as pages and apps read them in its configuration. `until`: the instant
 * at which that changes without a change of the database, in milliseconds.
 */
export type TenantEnricher = (
  tx: Tx,
  tenant: Pick<Tenant, 'address'> & { stored: readonly ConfigurationItem[] },
) => Promise<{ items: readonly ConfigurationItem[]; until?: number }>

/** What a directory may be given beside the database. */
export type DirectoryOptions = {
  /** The port of this server, once it listens: part of the addresses that never leave this machine. */
  listensOn?: () => number | undefined
  /** Milliseconds, for the second an answer is cached. */
  now?: () => number
  /** Whether it is told of every change, by `forget`: then it need not look again so soon. */
  isInformed?: () => boolean
  /** In order; features above register theirs. */
  enrichers?: readonly TenantEnricher[]
}

/** How long a tenant is as it was while its changes are told, in milliseconds; then it is looked at all the same. */
const informedMaxAge = 10 * 60_000

/** How many answers are remembered: names come from outside, so the memory must not grow without end. */
const maxLookups = 30_000

/** Settings that only enrichers may write, whatever is stored. */
const reservedKeys: readonly string[] = [...creditKeys, 'campaignitemscount', 'emptyScreens', 'unapproved']

/** Settings that count for nothing until a mosque is approved: who pays in would not know to whom. */
const approvedKeys: readonly string[] = ['paymentMode', 'publishableKey', 'stripeAccount', 'bankDetails']

/** The value a tenant is looked up by. */
const value = sql.placeholder('value')

/** How a tenant's id is found. */
const idBy = {
  id: sql`${value}`,
  hostname: sql`(select ${hostnames.tenantId} from ${hostnames} where ${hostnames.hostname} = ${value})`,
}

type LookedUpBy = keyof typeof idBy

/** Finds a tenant's row; from then on the transaction is that tenant's, so that its own rows can be read in it. */
const findRowBy = (by: LookedUpBy) =>
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
    // Their order is part of the revision.
    .orderBy(asc(settings.key))
    .prepare(''),
)

/** Finds tenants by their id, host names or payment accounts. */
export function createDirectory(
  database: Database,
  { listensOn = () => undefined, now = Date.now, isInformed = () => false, enrichers = [] }: DirectoryOptions = {},
): Directory {
  /** A tenant, and the instant at which it changes by itself. */
  type Found = { tenant: Tenant | undefined; until: number }
  type Lookup = Found & { at: number }
  type Entry = { at: number; until: number; tenant: Promise<Tenant | undefined>; last?: Lookup }
  const lookups = new LRUCache<string, Entry>({ max: maxLookups })
  const names = new LRUCache<string, true>({ max: maxLookups })
  /** The mosque a payment account belongs to, by id. It never changes, so it is looked up again only when that mosque is gone. */
  const accounts = new LRUCache<string, string>({ max: maxLookups })

  const isFresh = ({ at, until }: Entry): boolean => {
    const age = now() - at
    // A clock that was set back must not keep it for longer.
    if (age < 0) return false
    if (!isInformed()) return age < readMaxAge
    return age < informedMaxAge && now() < until
  }

  const remembered = (key: string, find: () => Promise<Found>) => {
    const found = lookups.get(key)
    if (found && isFresh(found)) return found.tenant
    const at = now()
    const readTenant = async (): Promise<Lookup> => {
      try {
        return { at, ...(await find()) }
      } catch (error) {
        // While the database is away or too busy a mosque is what it was: what is public of it can still be shown.
        const last = found?.last
        const isAway = isTransientError(error) || isStatementTimeout(error)
        if (!last?.tenant || !isAway || at - last.at >= staleIfError) throw error
        return last
      }
    }
    const entry: Entry = {
      at,
      until: Number.POSITIVE_INFINITY,
      last: found?.last,
      tenant: readTenant().then(
        (last) => {
          entry.last = last
          entry.until = last.until
          return last.tenant
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

  const nobody: Found = { tenant: undefined, until: Number.POSITIVE_INFINITY }

  /** One transaction of few statements: a mosque nobody has asked for lately is read while its visitor waits. */
  const load = (by: LookedUpBy, value: string): Promise<Found> =>
    database.global(async (tx) => {
      const [found] = await findRow[by](tx).execute({ value })
      if (!found) return nobody
      const { row, allowed, given } = found
      const { id } = row
      // A tenant whose last name was taken away still has its webhooks; `.invalid` leads nowhere (RFC 2606).
      const name = found.hostname ?? `${row.slug}.invalid`
      const all = await findSettings(tx).execute()
      const isApproved = row.review === 'approved'
      const address = siteAddress(name, listensOn())
      const stored = isApproved ? all : all.filter(({ key }) => !approvedKeys.includes(key))
      const items = stored.filter(({ key }) => !reservedKeys.includes(key))
      if (!isApproved) items.push({ key: 'unapproved', value: 'true' })
      let until = Number.POSITIVE_INFINITY
      for (const enrich of enrichers) {
        const added = await enrich(tx, { address, stored })
        items.push(...added.items)
        until = Math.min(until, added.until ?? until)
      }
      const tenant: Tenant = {
        id,
        slug: row.slug,
        hostname: name,
        ...(given === null || given === name ? {} : { givenHostname: given }),
        address,
        suspended: row.state !== 'open',
        // A mosque whose name is looked at is closed as well, and is set up meanwhile.
        ...(row.state === 'suspended' && row.review !== 'held'
          ? { suspension: row.suspendedReason === null ? {} : { reason: row.suspendedReason } }
          : {}),
        ...(row.review === 'declined' ? { declined: true } : {}),
        ...(row.movedTo === null ? {} : { movedTo: row.movedTo }),
        ...(row.state === 'arriving' ? { arriving: true } : {}),
        limits: row.limits ?? {},
        revision: createHash('sha1').update(JSON.stringify(items)).digest('base64url'),
        origins: allowed,
        items,
        config: parseConfig(items),
      }
      return { tenant, until }
    })

  const byId = (id: string) => remembered(`id ${id}`, () => load('id', id))

  return {
    byId,
    async byHostname(hostname) {
      const tenant = await remembered(`host ${hostname}`, () => load('hostname', hostname))
      if (tenant) names.set(hostname, true)
      return tenant
    },
    knows: (hostname) => names.get(hostname) ?? false,
    async byAccount(accountId) {
      // What cannot be an account's id is not looked for.
      if (!/^[\w-]{1,64}$/.test(accountId)) return undefined
      const cachedId = accounts.get(accountId)
      const tenant = cachedId === undefined ? undefined : await byId(cachedId)
      if (tenant) return tenant
      const [found] = await database.global((tx) => findIdByAccount(tx).execute({ value: accountId }))
      if (!found) return undefined
      accounts.set(accountId, found.id)
      return byId(found.id)
    },
    forget(id) {
      // One that is being read for the first time, or was nobody's name, may be of this tenant.
      for (const [key, { last }] of lookups.entries())
        if (id === undefined || key === `id ${id}` || !last?.tenant || last.tenant.id === id) lookups.delete(key)
    },
  }
}
