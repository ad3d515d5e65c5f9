import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { creditKeys, parseConfig } from '@minaret/plans'
import { isAway } from '../db/away.ts'
import type { Database } from '../db/database.ts'
import { hostnames, origins, tenants, webhookPaths } from '../db/tenants.ts'
import { settings } from '../db/content.ts'
import { type AccountRow, accountOf } from '../payments/accounts.ts'
import type { Platform } from '../payments/platform.ts'
import { shownFor, shownWhileAway } from '../http/reading.ts'
import { countCampaigns } from '../campaigns/count.ts'
import { siteAddress } from './siteLink.ts'
import type { Tenant } from './tenant.ts'

/** Finds tenants; each answer is remembered for less than a second, so a change is seen within one. */
export type Directory = {
  byId(id: string): Promise<Tenant | undefined>
  byHostname(hostname: string): Promise<Tenant | undefined>
  byAccount(accountId: string): Promise<Tenant | undefined>
}

/**
 * The name a request speaks to: lower case, no port, no trailing dot. Only the Host header counts; what a proxy's
 * X-Forwarded-Host says never chooses a tenant.
 */
export function hostnameOf(request: Pick<FastifyRequest, 'raw'>): string {
  const host = (request.raw.headers.host ?? '').trim().toLowerCase()
  const name = host.replace(/:\d*$/, '').replace(/\.$/, '')
  // Longer than any name can be (RFC 1035): not to be remembered.
  return name.length > 253 ? '' : name
}

/** Who made the sites of a host, as it tells every tenant's visitors. */
export type Credit = { name?: string; url?: string }

/** What pages need to reach an account at Stripe: its own key, or the platform's and whose account it is. */
function pageKeys({ mode, publishableKey, stripeAccount }: AccountRow, platform: Platform) {
  const shared = stripeAccount && mode !== 'demo' ? platform[mode]?.publishableKey : undefined
  if (shared && stripeAccount)
    return [
      { key: 'publishableKey', value: shared },
      { key: 'stripeAccount', value: stripeAccount },
    ]
  return publishableKey ? [{ key: 'publishableKey', value: publishableKey }] : []
}

/**
 * @param listensOn the port of this host, once it listens: part of the addresses that never leave this machine
 * @param now milliseconds, for the second an answer is kept
 * @param platform gives connected accounts the key that pages use
 */
export function createDirectory(
  database: Database,
  credit: Credit = {},
  listensOn: () => number | undefined = () => undefined,
  now: () => number = Date.now,
  platform: Platform = {},
): Directory {
  // Without a maker's own address the credit leads to what every server says about Minaret itself; whole, because a
  // static copy of the site stands on another address.
  const creditsOf = (address: string) =>
    [
      { key: 'creditName', value: credit.name },
      { key: 'creditUrl', value: credit.url ?? `${address}/api/reference` },
    ].flatMap(({ key, value }) => (value ? [{ key, value }] : []))
  type Seen = { at: number; tenant: Tenant | undefined }
  const known = new Map<string, { at: number; tenant: Promise<Tenant | undefined>; last?: Seen }>()

  const remembered = (key: string, find: () => Promise<Tenant | undefined>) => {
    const found = known.get(key)
    const age = found && now() - found.at
    // A clock that was set back must not keep it for longer.
    if (found && age !== undefined && age >= 0 && age < shownFor) return found.tenant
    // Names come from outside: the memory is emptied before it can grow without end.
    if (known.size > 10_000) known.clear()
    const at = now()
    const seen = async (): Promise<Seen> => {
      try {
        return { at, tenant: await find() }
      } catch (error) {
        // While the database is away a mosque is what it was: what is public of it can still be shown.
        const last = found?.last
        if (!last?.tenant || !isAway(error) || at - last.at >= shownWhileAway) throw error
        return last
      }
    }
    const entry: NonNullable<ReturnType<typeof known.get>> = {
      at,
      last: found?.last,
      tenant: seen().then(
        (last) => {
          entry.last = last
          return last.tenant
        },
        (error: unknown) => {
          if (known.get(key) === entry) known.delete(key)
          throw error
        },
      ),
    }
    known.set(key, entry)
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
      const stored = await tx
        .select({ key: settings.key, value: settings.value })
        .from(settings)
        // Their order is part of the revision.
        .orderBy(asc(settings.key))
      const setting = parseConfig(stored).payment.setting
      const account = await accountOf(tx, setting)
      const items = [
        // The host's alone to say.
        ...stored.filter(({ key }) => !creditKeys.some((known) => known === key) && key !== 'campaignitemscount'),
        ...creditsOf(siteAddress(name, listensOn())),
        { key: 'campaignitemscount', value: String(await countCampaigns(tx)) },
        ...(account ? pageKeys(account, platform) : []),
      ]
      return {
        id,
        slug: row.slug,
        hostname: name,
        address: siteAddress(name, listensOn()),
        suspended: row.state === 'suspended',
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
  }
}
