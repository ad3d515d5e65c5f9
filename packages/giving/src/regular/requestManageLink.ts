import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { emailKey } from '@minaret/foundation/email-addresses'
import { newPublicId, regularGifts, type Tx, gifts, receipts } from '@minaret/foundation/db'
import { referenceOf } from '../records/reference.ts'
import { type OperationResult } from '@minaret/foundation/operations'
import type { GivingCall } from '../providers/givingCall.ts'
import { done } from '@minaret/foundation/responses'
import { addJob, readPayloadField } from '@minaret/foundation/jobs'
import { type EmailRequester, permitQuietly } from '@minaret/foundation/email'
import type { Secrets } from '@minaret/foundation/base'
import type { Tenant } from '@minaret/foundation/tenancy'
import { sendLinkNotice } from './emails.ts'
import { messages } from './requests/messages.gen.ts'
import { openRegularStates } from '../records/regularStates.ts'
import type { RegularGift } from '../records/regularStore.ts'

/** Query limits, above any donor's number of gifts. */
const maxRegularGifts = 100
const maxGifts = 5000

/** Normalises a reference or receipt number for comparison: no case, spaces or dashes. */
const normalise = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Context that binds a sealed request in the job queue to its tenant. */
export const manageLinkContext = (tenantId: string) => `manage link ${tenantId}`

const response = done({}, messages.sent)

/**
 * Queues the request as a job, so that neither the response nor its timing reveals who gives at this mosque.
 * `POST /api/donation/manage-link`.
 */
export async function manageLinkAsk(call: GivingCall<'manageLinkAsk'>): Promise<OperationResult<'manageLinkAsk'>> {
  const { body, db, secrets, tenant } = call
  if (body.website) return response
  const request = JSON.stringify({ email: body.email, reference: body.reference })
  const sealedRequest = secrets.seal(request, manageLinkContext(tenant.id)).toString('base64')
  const id = newPublicId()
  await db((tx) => addJob(tx, 'manage-link', { tenantId: tenant.id, id, sealed: sealedRequest }, `manage-link ${id}`))
  return response
}

/** Finds a donor's running regular gift by its reference, a collection's reference, or a receipt number. */
async function findByReference(tx: Tx, email: string, reference: string): Promise<RegularGift | undefined> {
  const key = normalise(reference)
  const runningGifts = await tx
    .select()
    .from(regularGifts)
    .where(
      and(
        eq(sql`lower(${regularGifts.donorEmail})`, emailKey(email)),
        inArray(regularGifts.state, [...openRegularStates]),
      ),
    )
    .orderBy(desc(regularGifts.createdAt))
    .limit(maxRegularGifts)
  if (runningGifts.length === 0) return undefined
  const gift = runningGifts.find(({ id }) => normalise(referenceOf(id)) === key)
  if (gift) return gift
  const collections = await tx
    .select({ id: gifts.id, cycleId: gifts.cycleId, number: receipts.number })
    .from(gifts)
    .leftJoin(receipts, and(eq(receipts.tenantId, gifts.tenantId), eq(receipts.giftId, gifts.id)))
    .where(
      inArray(
        gifts.cycleId,
        runningGifts.map(({ id }) => id),
      ),
    )
    .limit(maxGifts)
  const match = collections.find(
    ({ id, number }) => normalise(referenceOf(id)) === key || normalise(number ?? '') === key,
  )
  return match && runningGifts.find(({ id }) => id === match.cycleId)
}

/** Context of the job. */
type ManageLinkContext = { tenant: Tenant; secrets: Secrets; now: Date }

/** Emails the link if the reference belongs to the address; otherwise does nothing. */
export async function sendManageLink(
  tx: Tx,
  { tenant, secrets, now }: ManageLinkContext,
  payload: unknown,
): Promise<void> {
  const request: unknown = JSON.parse(
    secrets.open(Buffer.from(readPayloadField(payload, 'sealed'), 'base64'), manageLinkContext(tenant.id)),
  )
  const requester: EmailRequester = { secrets, tenant, now }
  const regularGift = await findByReference(
    tx,
    readPayloadField(request, 'email'),
    readPayloadField(request, 'reference'),
  )
  const permit = regularGift && (await permitQuietly(tx, requester, 'cycle-link', regularGift.donorEmail))
  if (!regularGift || !permit) return
  await sendLinkNotice(tx, { tenant, now }, regularGift, {
    kind: 'cycle-link',
    cause: readPayloadField(payload, 'id'),
    permit,
  })
}
