import { domainToUnicode } from 'node:url'
import { asc, eq } from 'drizzle-orm'
import type { SiteDomain } from '@minaret/contract/desk'
import { hostnames, type TenantDb } from '@minaret/foundation/db'
import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { siteAddress } from '@minaret/foundation/tenancy'
import { addDomain, listDomains, removeDomain } from './changeDomains.ts'
import { checkDomain } from './checkDomain.ts'
import { type DomainRow, isUsedByLinks, stateOf } from './domainState.ts'
import { messages } from './messages.gen.ts'
import { releaseDomain } from './assignDomain.ts'
import { readDomain } from './readDomain.ts'
import { recordsOf } from './records.ts'
import { maxDomains, type SiteAddressServices, type SiteAddressSettings } from './settings.ts'

const readHostnames = (db: TenantDb, tenantId: string) =>
  db((tx) =>
    tx
      .select()
      .from(hostnames)
      .where(eq(hostnames.tenantId, tenantId))
      .orderBy(asc(hostnames.position), asc(hostnames.hostname)),
  )

/** Finds the tenant that has a host name, if any. */
const findHolder = async (db: TenantDb, domain: string) =>
  (await db((tx) => tx.select().from(hostnames).where(eq(hostnames.hostname, domain))))[0]?.tenantId

/** Converts a domain to its owners' view. */
function toView(row: DomainRow, settings: SiteAddressSettings, now: Date): SiteDomain {
  const { hostname: domain, token, found, checkedAt, reachedAt, awaySince } = row
  return {
    domain,
    name: domainToUnicode(domain),
    ...stateOf(row),
    leads: isUsedByLinks(row, now),
    records: recordsOf({ domain, token, found, isHere: reachedAt !== null && awaySince === null }, settings),
    texts: found?.texts ?? [],
    addresses: found?.addresses ?? [],
    unanswered: found?.unanswered ?? false,
    ...(checkedAt ? { checkedAt: checkedAt.toISOString() } : {}),
  }
}

const noSettings: SiteAddressSettings = { addresses: [] }

/** The addresses of a mosque's site: the one given by the installation, and the mosque's own domains. */
export const siteAddressOperations = {
  async domainList({ db, tenant, now, siteAddresses, listensOn }) {
    const names = await readHostnames(db, tenant.id)
    const givenHostname = names.find(({ own }) => !own)?.hostname ?? tenant.hostname
    const rows = await db(listDomains)
    return done({
      // Read from the database, because the cached tenant may be up to a second old.
      address: siteAddress(names[0]?.hostname ?? tenant.hostname, listensOn()),
      given: givenHostname,
      available: siteAddresses !== undefined,
      domains: rows.map((row) => toView(row, siteAddresses ?? noSettings, now)),
    })
  },

  async domainAdd(call) {
    const { db, tenant, member, body, now, siteAddresses, reservedNames } = call
    if (member.demonstration) return refuse(403, messages.demonstrationOnly)
    if (!siteAddresses) return refuse(409, messages.notAvailable)
    const { cname } = siteAddresses
    const result = readDomain(body.domain, cname === undefined ? reservedNames : [...reservedNames, cname])
    if ('problem' in result) return refuse(422, result.problem, { domain: result.problem })
    const { domain } = result
    const holder = await findHolder(db, domain)
    const rows = await db(listDomains)
    const problem =
      holder !== undefined && holder !== tenant.id
        ? messages.problemTaken
        : holder === tenant.id || rows.some(({ hostname }) => hostname === domain)
          ? messages.problemHere({ name: domainToUnicode(domain) })
          : rows.length >= maxDomains
            ? messages.problemMany({ most: String(maxDomains) })
            : undefined
    if (problem) return refuse(422, problem, { domain: problem })
    const change = await db((tx) => addDomain({ tx, tenantId: tenant.id, accountId: member.accountId, now }, domain))
    if (change === undefined) return refuse(409, messages.problemHere({ name: domainToUnicode(domain) }))
    return done({ change }, messages.added)
  },

  async domainCheck({ database, db, tenant, member, body, now, siteAddresses }) {
    if (member.demonstration) return refuse(403, messages.demonstrationOnly)
    if (!siteAddresses) return refuse(409, messages.notAvailable)
    const settings = siteAddresses
    const row = await checkDomain({ database, db, settings, tenantId: tenant.id, domain: body.domain, now })
    return row ? done(toView(row, settings, now)) : refuse(404, messages.noDomain)
  },

  async domainRemove({ database, db, tenant, member, body, now }) {
    if (member.demonstration) return refuse(403, messages.demonstrationOnly)
    const { domain } = body
    const change = await db((tx) => removeDomain({ tx, tenantId: tenant.id, accountId: member.accountId, now }, domain))
    if (change === undefined) return refuse(404, messages.noDomain)
    await releaseDomain(database, tenant.id, domain)
    return done({ change }, messages.removed)
  },
} satisfies DeskOperations<'domainList' | 'domainAdd' | 'domainCheck' | 'domainRemove', SiteAddressServices>
