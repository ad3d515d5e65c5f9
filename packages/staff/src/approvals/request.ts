import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, gt } from 'drizzle-orm'
import { sha256 } from '@minaret/foundation/base'
import { approvals, currentTenant, newPublicId } from '@minaret/foundation/db'
import { queueEmail } from '@minaret/foundation/email'
import { done, refuse } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import { type Approver, listApprovers, lockStaff } from './approvers.ts'
import { approvalEmail, waitEmail } from './emails.ts'
import type { ApprovalKind, ApprovalWork } from './kind.ts'
import { messages as texts } from './messages.gen.ts'
import { isBlocked } from './suspension.ts'

const day = 24 * 60 * 60_000
/** The waiting time of a request that no one else can approve, in milliseconds. */
const waitingTime = 3 * day
/** Time a second owner has to approve it, in milliseconds. */
const requestLife = 7 * day
/** The maximum number of pending requests, so that none can be hidden among others. */
const maxWaiting = 20

/** A new request and its context. */
export type ApprovalRequest = Omit<ApprovalWork, 'requestedBy'> & { kind: ApprovalKind; payload: unknown; by: string }

type StoredRequest = {
  id: string
  sentence: ReturnType<ApprovalKind['describe']>
  reference: string
  dueAt: Date | undefined
}

/**
 * Requests an action that needs approval, and emails the other approvers. If there are none, the action is performed
 * after 72 hours unless it is cancelled with the emailed link.
 */
export async function requestApproval(request: ApprovalRequest) {
  const { tx, kind, payload, by, now } = request
  await lockStaff(tx)
  const requester = (await listApprovers(tx, kind.askedBy)).find(({ id }) => id === by)
  if (!requester) return refuse(403, texts.notAnOwner)
  if (await isBlocked(tx, kind)) return refuse(403, texts.suspended)
  const problem = (await kind.problem(request, payload)) ?? (await kind.delay(request, payload))
  if (problem) return refuse(409, problem)
  const pendingRows = await tx
    .select({ kind: approvals.kind, payload: approvals.payload })
    .from(approvals)
    .where(and(eq(approvals.tenantId, currentTenant), eq(approvals.state, 'waiting'), gt(approvals.expiresAt, now)))
  if (pendingRows.length >= maxWaiting) return refuse(429, texts.tooMany)
  const identity = kind.identity(payload)
  const isSame = (row: (typeof pendingRows)[number]) =>
    row.kind === kind.name && isDeepStrictEqual(kind.identity(row.payload), identity)
  if (pendingRows.some(isSame)) return refuse(409, texts.alreadyWaiting)

  const approvers = await listApprovers(tx, kind.approvedBy)
  const otherApprovers = approvers.filter(({ id }) => id !== by)
  const dueAt = otherApprovers.length === 0 ? new Date(now.getTime() + waitingTime) : undefined
  const reference = randomBytes(32).toString('base64url')
  const id = newPublicId()
  await tx.insert(approvals).values({
    tenantId: currentTenant,
    id,
    kind: kind.name,
    payload,
    requestedBy: by,
    requestedAt: now,
    dueAt: dueAt ?? null,
    expiresAt: new Date((dueAt ?? now).getTime() + requestLife),
    cancelHash: dueAt ? sha256(reference) : null,
  })
  const sentence = kind.describe(payload)
  await writeLog(tx, { accountId: by, kind: 'approvalAsked', content: { values: { ...sentence } }, now })
  await emailApprovers(request, { id, sentence, reference, dueAt }, requester, dueAt ? approvers : otherApprovers)
  return done({}, dueAt ? texts.willTakeEffect : texts.asked)
}

/** Emails the approvers of a request, or, if it is performed automatically, everyone who can cancel it. */
async function emailApprovers(
  { tx, tenant, address }: ApprovalRequest,
  { id, sentence, reference, dueAt }: StoredRequest,
  { name }: Approver,
  to: readonly Approver[],
): Promise<void> {
  for (const approver of to) {
    const values = { to: approver.email, name, sentence }
    const email = dueAt
      ? // The fragment after `#` is not sent to servers, so it never appears in logs.
        waitEmail(tenant, { ...values, dueAt, link: `${address}/approval#${reference}` })
      : approvalEmail(tenant, { ...values, link: `${address}/${tenant.slug}/approvals` })
    await queueEmail(tx, { kind: 'approval-asked', cause: `${id} ${approver.id}`, email })
  }
}
