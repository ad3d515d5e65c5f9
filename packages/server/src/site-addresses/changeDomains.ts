import { randomBytes } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { currentTenant, siteDomains, type Tx } from '@minaret/foundation/db'
import { addJob } from '@minaret/foundation/jobs'
import { writeLog } from '@minaret/foundation/staff'
import { bareName } from './records.ts'

/** The context of a change: transaction, author and time. */
export type DomainWriter = { tx: Tx; tenantId: string; accountId: string; now: Date }

/** Lists the mosque's domains in the order they were added. */
export const listDomains = (tx: Tx) =>
  tx.select().from(siteDomains).orderBy(asc(siteDomains.addedAt), asc(siteDomains.hostname))

/** The key of a domain's recheck job. */
const jobKey = (tenantId: string, domain: string) => `domain-check ${tenantId} ${domain}`

/** Schedules a recheck of a domain. @param seconds from now */
export const scheduleCheck = (tx: Tx, tenantId: string, domain: string, seconds: number): Promise<void> =>
  addJob(tx, 'domain-check', { tenantId, domain }, jobKey(tenantId, domain), seconds)

const subjectOf = (domain: string) => `domain ${domain}`

/**
 * Adds a domain, which then waits for its DNS records. `example.org` and `www.example.org` share the proof record.
 * @param token the domain's earlier token, if it is added again
 * @returns the log entry; undefined if the mosque has the domain already
 */
export async function addDomain(
  { tx, tenantId, accountId, now }: DomainWriter,
  domain: string,
  token?: string,
): Promise<string | undefined> {
  const sibling = (await listDomains(tx)).find(({ hostname }) => bareName(hostname) === bareName(domain))
  const values = {
    tenantId: currentTenant,
    hostname: domain,
    token: token ?? sibling?.token ?? randomBytes(16).toString('hex'),
    addedAt: now,
  }
  const insertedRows = await tx.insert(siteDomains).values(values).onConflictDoNothing().returning()
  if (insertedRows.length === 0) return undefined
  await scheduleCheck(tx, tenantId, domain, 60)
  const content = { values: { domain } }
  return writeLog(tx, { accountId, kind: 'domainAdded', subject: subjectOf(domain), content, now })
}

/**
 * Deletes a domain; the caller also releases its host name.
 * @returns the log entry; undefined if the mosque has no such domain
 */
export async function removeDomain({ tx, accountId, now }: DomainWriter, domain: string): Promise<string | undefined> {
  const [deletedRow] = await tx.delete(siteDomains).where(eq(siteDomains.hostname, domain)).returning()
  if (!deletedRow) return undefined
  const content = { values: { domain, token: deletedRow.token } }
  return writeLog(tx, { accountId, kind: 'domainRemoved', subject: subjectOf(domain), content, now })
}
