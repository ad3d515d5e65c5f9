import { and, eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { approvals, currentTenant, inSavepoint, isContention, isTransientError, type Tx } from '@minaret/foundation/db'
import type { LocalizedText } from '@minaret/foundation/i18n'
import { done, refuse, type Refusal } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import { listApprovers, lockStaff } from './approvers.ts'
import type { ApprovalKind, ApprovalKinds, ApprovalWork } from './kind.ts'
import { messages as texts } from './messages.gen.ts'
import { isBlocked } from './suspension.ts'

/** A row of `approvals`. */
export type ApprovalRow = typeof approvals.$inferSelect

/** The context of a decision. */
export type DecisionContext = Omit<ApprovalWork, 'requestedBy'> & {
  kinds: ApprovalKinds
  log: Pick<FastifyBaseLogger, 'error'>
}

type PendingRequest = { row: ApprovalRow; kind: ApprovalKind; sentence: LocalizedText }

/** The content of a log entry about a request: its sentence in every language, and why it failed. */
const makeContent = (sentence: LocalizedText, reason?: LocalizedText) => ({
  values: { ...sentence, ...(reason ? { whyEn: reason.en, whyAr: reason.ar, whyUr: reason.ur } : {}) },
})

/** Ends a request with the given state. @param why the reason it could not be performed, for the log */
export async function endApproval(
  { tx, now }: Pick<DecisionContext, 'tx' | 'now'>,
  { row, sentence }: Pick<PendingRequest, 'row' | 'sentence'>,
  {
    state,
    by,
    decidedBy,
    why,
  }: { state: Exclude<ApprovalRow['state'], 'waiting'>; by?: string; decidedBy?: string; why?: LocalizedText },
): Promise<void> {
  await tx
    .update(approvals)
    .set({ state, decidedBy: decidedBy ?? null })
    .where(and(eq(approvals.tenantId, row.tenantId), eq(approvals.id, row.id)))
  if (state === 'done') return
  const kind = why ? 'approvalFailed' : logKinds[state]
  await writeLog(tx, { accountId: by, kind, content: makeContent(sentence, why), now })
}

const logKinds = { declined: 'approvalDeclined', cancelled: 'approvalCancelled', expired: 'approvalExpired' } as const

/** Finds and locks a pending request, so that only one member can decide it. */
export async function findWaiting(
  { tx, kinds, now }: Pick<DecisionContext, 'tx' | 'kinds' | 'now'>,
  id: string,
): Promise<PendingRequest | Refusal> {
  await lockStaff(tx)
  const [row] = await tx
    .select()
    .from(approvals)
    .where(and(eq(approvals.tenantId, currentTenant), eq(approvals.id, id)))
    .for('update')
  const kind = row && kinds.get(row.kind)
  if (!kind) return refuse(404, texts.notFound)
  const pendingRequest = { row, kind, sentence: kind.describe(row.payload) }
  if (row.state !== 'waiting') return refuse(409, texts.alreadyDecided)
  if (row.expiresAt > now) return pendingRequest
  await endApproval({ tx, now }, pendingRequest, { state: 'expired' })
  return refuse(410, texts.expired)
}

/**
 * Performs a request. If the requester has lost the right, the mosque is suspended or the action is no longer possible,
 * the request ends instead. A failed action is rolled back.
 * @throws transient database errors, such as a deadlock; the request then stays pending
 */
export async function performApproval(
  context: DecisionContext,
  pendingRequest: PendingRequest,
  approvedBy: string | undefined,
): Promise<Refusal | undefined> {
  const { tx, now } = context
  const { row, kind, sentence } = pendingRequest
  if (await isBlocked(tx, kind)) {
    await endApproval(context, pendingRequest, { state: 'expired' })
    return refuse(409, texts.endedBySuspension)
  }
  const requester = (await listApprovers(tx, kind.askedBy)).find(({ id }) => id === row.requestedBy)
  const check = { ...context, request: row }
  const problem = requester ? await kind.problem(check, row.payload) : texts.requesterLeft
  if (!requester || problem) {
    await endApproval(context, pendingRequest, { state: 'expired', why: problem })
    return refuse(409, problem ?? texts.requesterLeft)
  }
  const delay = await kind.delay(check, row.payload)
  if (delay) return refuse(409, delay)
  try {
    await inSavepoint(tx, async () => {
      const logKind = approvedBy === undefined ? 'approvalDue' : 'approvalApproved'
      await writeLog(tx, { accountId: approvedBy, kind: logKind, content: makeContent(sentence), now })
      const decider = approvedBy === undefined ? {} : { decidedBy: approvedBy }
      await endApproval(context, pendingRequest, { state: 'done', ...decider })
      await kind.perform({ ...context, requestedBy: { id: requester.id, name: requester.name } }, row.payload)
    })
    return undefined
  } catch (error) {
    if (isTransientError(error) || isContention(error)) throw error
    context.log.error({ err: error, approval: row.id, kind: kind.name }, 'an approval could not be performed')
    await endApproval(context, pendingRequest, { state: 'expired', why: texts.notPossible })
    return refuse(409, texts.failed)
  }
}

/** Returns why a member may not decide a request, if so. Roles are read again under the lock. */
async function findRefusal(tx: Tx, { row, kind }: PendingRequest, accountId: string): Promise<Refusal | undefined> {
  if (row.requestedBy === accountId) return refuse(403, texts.notYourOwn)
  const canDecide = (await listApprovers(tx, kind.approvedBy)).some(({ id }) => id === accountId)
  return canDecide ? undefined : refuse(403, texts.notAnOwner)
}

/** Approves and performs another member’s request. */
export async function approve(context: DecisionContext, id: string, accountId: string) {
  const pendingRequest = await findWaiting(context, id)
  if ('status' in pendingRequest) return pendingRequest
  const refusal = await findRefusal(context.tx, pendingRequest, accountId)
  if (refusal) return refusal
  if (pendingRequest.row.dueAt) return refuse(409, texts.takesEffectAutomatically)
  return (await performApproval(context, pendingRequest, accountId)) ?? done({}, texts.approved)
}

/** Declines another member’s request. */
export async function decline(context: DecisionContext, id: string, accountId: string) {
  const pendingRequest = await findWaiting(context, id)
  if ('status' in pendingRequest) return pendingRequest
  const refusal = await findRefusal(context.tx, pendingRequest, accountId)
  if (refusal) return refusal
  await endApproval(context, pendingRequest, { state: 'declined', by: accountId, decidedBy: accountId })
  return done({}, texts.declined)
}

/** Cancels the member’s own request. */
export async function cancel(context: DecisionContext, id: string, accountId: string) {
  const pendingRequest = await findWaiting(context, id)
  if ('status' in pendingRequest) return pendingRequest
  if (pendingRequest.row.requestedBy !== accountId) return refuse(403, texts.onlyYourOwn)
  await endApproval(context, pendingRequest, { state: 'cancelled', by: accountId })
  return done({}, texts.withdrawn)
}
