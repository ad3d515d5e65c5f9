import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { ConfigurationItem } from '@minaret/contract'
import { creditKeys, parseConfig } from '@minaret/plans'
import { isStatementTimeout, isTransientError } from '../db/transientErrors.ts'
import type { Database, Tx } from '../db/database.ts'
import { hostnames, origins, tenants, webhookPaths } from '../db/tenants.ts'
import { settings } from '../db/content.ts'
import { readMaxAge, staleIfError } from '../cache/freshness.ts'
import { siteAddress } from './siteLink.ts'
import type { Tenant } from './tenant.ts'

/** Finds tenants; each answer is remembered for less than a second, so a change is seen within one. */
export type Directory = {
  byId(id: string): Promise<Tenant | undefined>
  byHostname(hostname: string): Promise<Tenant | undefined>
  byAccount(accountId: string): Promise<Tenant | undefined>
  /** Reads a tenant anew at the next call, where this server has just changed it. */
  forget(id: string): void
}

/** What a feature adds to a tenant's stored settings, as pages and apps read them in its configuration. */
export type TenantEnricher = (
  tx: Tx,
  tenant: Pick<Tenant, 'address'> & { stored: readonly ConfigurationItem[] },
) => Promise<readonly ConfigurationItem[]>

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

/** How long a tenant is as it was while its changes are told, in milliseconds. */
const informedMaxAge = 5000

/** Settings that only enrichers may write, whatever is stored. */
const reservedKeys: readonly string[] = [...creditKeys, 'campaignitemscount', 'emptyScreens', 'unapproved']

/** Settings that count for nothing until a mosque is approved: who pays in would not know to whom. */
const approvedKeys: readonly string[] = ['paymentMode', 'publishableKey', 'stripeAccount', 'bankDetails']

/** Finds tenants by their id, host names or payment accounts. */
export function createDirectory(
  database: Database,
  { listensOn = () => undefined, now = Date.now, isInformed = () => false, enrichers = [] }: DirectoryOptions = {},
): Directory {
  type Lookup = { at: number; tenant: Tenant | undefined }
  const lookups = new Map<string, { at: number; tenant: Promise<Tenant | undefined>; last?: Lookup }>()

  const remembered = (key: string, find: () => Promise<Tenant | undefined>) => {
    const found = lookups.get(key)
    const age = found && now() - found.at
    // A clock that was set back must not keep it for longer.
    // Nobody tells of payment accounts, nor of what a setting depends on beside the tables: the hour, for example.
    const maxAge = isInformed() && !key.startsWith('account ') ? informedMaxAge : readMaxAge
    if (found && age !== undefined && age >= 0 && age < maxAge) return found.tenant
    // Names come from outside: the memory is emptied before it can grow without end.
    if (lookups.size > 10_000) lookups.clear()
    const at = now()
    const readTenant = async (): Promise<Lookup> => {
      try {
        return { at, tenant: await find() }
      } catch (error) {
        // While the database is away or too busy a mosque is what it was: what is public of it can still be shown.
        const last = found?.last
        const isAway = isTransientError(error) || isStatementTimeout(error)
        if (!last?.tenant || !isAway || at - last.at >= staleIfError) throw error
        return last
      }
    }
    const entry: NonNullable<ReturnType<typeof lookups.get>> = {
      at,
      last: found?.last,
      tenant: readTenant().then(
        (last) => {
          entry.last = last
          return last.tenant
        },
        (error: unknown) => {
          if (lookups.get(key) === entry) lookups.delete(key)
          throw error
        },
      ),
    }
    lookups.set(key, entry)
    return entry.tenant
  }

  const load = async (id: string | undefined): Promise<Tenant | undefined> => {
    if (!id) return undefined
    const { row, allowed, name } = await database.global(async (tx) => {
      const [found] = await tx.select().from(tenants).where(eq(tenants.id, id))
      const [first] = await tx
        .select()
        .from(hostnames)
        .where(eq(hostnames.tenantId, id))
        .orderBy(asc(hostnames.position), asc(hostnames.hostname))
        .limit(1)
      const allowed = await tx.select().from(origins).where(eq(origins.tenantId, id))
      // A tenant whose last name was taken away still has its webhooks; `.invalid` leads nowhere (RFC 2606).
      return { row: found, allowed, name: first?.hostname ?? `${found?.slug}.invalid` }
    })
    if (!row) return undefined
    return database.forTenant(id)(async (tx) => {
      const isApproved = row.review === 'approved'
      const all = await tx
        .select({ key: settings.key, value: settings.value })
        .from(settings)
        // Their order is part of the revision.
        .orderBy(asc(settings.key))
      const address = siteAddress(name, listensOn())
      const stored = isApproved ? all : all.filter(({ key }) => !approvedKeys.includes(key))
      const items = stored.filter(({ key }) => !reservedKeys.includes(key))
      if (!isApproved) items.push({ key: 'unapproved', value: 'true' })
      for (const enrich of enrichers) items.push(...(await enrich(tx, { address, stored })))
      return {
        id,
        slug: row.slug,
        hostname: name,
        address,
        suspended: row.state !== 'open',
        ...(row.movedTo === null ? {} : { movedTo: row.movedTo }),
        ...(row.state === 'arriving' ? { arriving: true } : {}),
        limits: row.limits ?? {},
        revision: createHash('sha1').update(JSON.stringify(items)).digest('base64url'),
        origins: allowed.map(({ origin }) => origin),
        items,
        config: parseConfig(items),
      }
    })
  }

  return {
    byId: (id) => remembered(`id ${id}`, () => load(id)),
    byHostname: (hostname) =>
      remembered(`host ${hostname}`, async () => {
        const [row] = await database.global((tx) =>
          tx.select({ id: hostnames.tenantId }).from(hostnames).where(eq(hostnames.hostname, hostname)),
        )
        return load(row?.id)
      }),
    byAccount: async (accountId) =>
      // What cannot be an account's id is not looked for.
      !/^[\w-]{1,64}$/.test(accountId)
        ? undefined
        : remembered(`account ${accountId}`, async () => {
            const [row] = await database.global((tx) =>
              tx.select({ id: webhookPaths.tenantId }).from(webhookPaths).where(eq(webhookPaths.accountId, accountId)),
            )
            return load(row?.id)
          }),
    forget(id) {
      // One that is being read for the first time, or was nobody's name, may be of this tenant.
      for (const [key, { last }] of lookups)
        if (key === `id ${id}` || !last?.tenant || last.tenant.id === id) lookups.delete(key)
    },
  }
}
