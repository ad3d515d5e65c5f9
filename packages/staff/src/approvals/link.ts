import { and, eq, sql } from 'drizzle-orm'
import type { ApprovalLink } from '@minaret/contract/desk'
import { sha256 } from '@minaret/foundation/base'
import { approvals, currentTenant, type Database, newPublicId, staffAccounts, type Tx } from '@minaret/foundation/db'
import type { Language } from '@minaret/foundation/i18n'
import { done, refuse } from '@minaret/foundation/responses'
import type { Directory, Tenant } from '@minaret/foundation/tenancy'
import { endApproval, findWaiting } from './decide.ts'
import type { ApprovalKinds } from './kind.ts'
import { messages as texts } from './messages.gen.ts'

type Link = { database: Database; directory: Directory; kinds: ApprovalKinds; reference: string; now: Date }

const linkExpired = refuse(410, texts.linkExpired)

/** Finds the mosque of a link’s request; undefined for an unknown reference. */
async function findTenant({ database, directory, reference }: Link): Promise<Tenant | undefined> {
  const { rows } = await database.forAccount()((tx) =>
    tx.execute<{ tenant: string | null }>(sql`select approval_tenant(${sha256(reference)}) as tenant`),
  )
  const id = rows[0]?.tenant
  return id ? directory.byId(id) : undefined
}

/** Runs work on the request of a link, with the rights of an owner. */
async function withRequest<T>(link: Link, work: (tx: Tx, id: string, tenant: Tenant) => Promise<T>) {
  const tenant = await findTenant(link)
  if (!tenant) return linkExpired
  const linkUser = { accountId: newPublicId(), roles: ['owner'] as const }
  return link.database.forStaff(
    tenant.id,
    linkUser,
  )(async (tx) => {
    const hash = eq(approvals.cancelHash, sha256(link.reference))
    const [row] = await tx
      .select({ id: approvals.id })
      .from(approvals)
      .where(and(eq(approvals.tenantId, currentTenant), hash))
    return row ? work(tx, row.id, tenant) : linkExpired
  })
}

/** Shows what a link would cancel, without changing anything. */
export const viewLink = (link: Link, language: Language) =>
  withRequest(link, async (tx, id, tenant) => {
    const pendingRequest = await findWaiting({ ...link, tx }, id)
    if ('status' in pendingRequest || !pendingRequest.row.dueAt) return linkExpired
    const { row, sentence } = pendingRequest
    const [requester] = await tx
      .select({ name: staffAccounts.name })
      .from(staffAccounts)
      .where(eq(staffAccounts.id, row.requestedBy))
    const view: ApprovalLink = {
      mosque: tenant.config.websiteName,
      timeZone: tenant.config.timeZone,
      sentence: sentence[language],
      requestedBy: requester?.name ?? texts.formerColleague[language],
      dueAt: row.dueAt?.toISOString() ?? '',
    }
    return done(view)
  })

/** Cancels the request of a link. */
export const cancelByLink = (link: Link) =>
  withRequest(link, async (tx, id) => {
    const pendingRequest = await findWaiting({ ...link, tx }, id)
    if ('status' in pendingRequest) return linkExpired
    await endApproval({ tx, now: link.now }, pendingRequest, { state: 'cancelled' })
    return done({}, texts.cancelled)
  })
