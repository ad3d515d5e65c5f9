import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { emailKey } from '@minaret/foundation/email-addresses'
import { newPublicId, regularGifts, type Tx, gifts, receipts } from '@minaret/foundation/db'
import { referenceOf } from '../records/reference.ts'
import { type OperationResult } from '@minaret/foundation/operations'
import type { GivingCall } from '../providers/givingCall.ts'
import { done } from '@minaret/foundation/responses'
import { addJob, payloadField } from '@minaret/foundation/jobs'
import { type EmailRequester, permitQuietly } from '@minaret/foundation/email'
import type { Secrets } from '@minaret/foundation/base'
import type { Tenant } from '@minaret/foundation/tenancy'
import { sendLinkNotice } from './emails.ts'
import { openRegularStates } from '../records/regularStates.ts'
import type { RegularGift } from '../records/regularStore.ts'

/** More than anybody has; what is read has an end all the same. */
const most = 100
const mostGifts = 5000

/** A reference or a receipt's number as it is compared: without case, spaces and dashes. */
const bare = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** What a question that waits among the jobs is sealed to. */
export const manageLinkContext = (tenantId: string) => `manage link ${tenantId}`

const sent = done(
  {},
  {
    en: 'If we know this reference with this email address, we’ve emailed you a link. It works for 90 days.',
    ar: 'إذا كان هذا المرجع معروفًا لدينا مع هذا البريد الإلكتروني فقد أرسلنا إليك رابطًا يصلح 90 يومًا.',
    ur: 'اگر یہ حوالہ ہمارے پاس اس ای میل کے ساتھ موجود ہے تو ہم نے آپ کو لنک ای میل کر دیا ہے۔ یہ 90 دن تک کام کرتا ہے۔',
  },
)

/**
 * Leaves the question to the job runner, so that neither the answer nor the time it takes tells who gives here.
 * `POST /api/donation/manage-link`.
 */
export async function manageLinkAsk(call: GivingCall<'manageLinkAsk'>): Promise<OperationResult<'manageLinkAsk'>> {
  const { body, db, secrets, tenant } = call
  if (body.website) return sent
  const question = JSON.stringify({ email: body.email, reference: body.reference })
  const sealed = secrets.seal(question, manageLinkContext(tenant.id)).toString('base64')
  const id = newPublicId()
  await db((tx) => addJob(tx, 'manage-link', { tenantId: tenant.id, id, sealed }, `manage-link ${id}`))
  return sent
}

/** The running regular gift of an address that a reference belongs to: its own, that of a collection, or of its receipt. */
async function findByReference(tx: Tx, email: string, reference: string): Promise<RegularGift | undefined> {
  const typed = bare(reference)
  const own = await tx
    .select()
    .from(regularGifts)
    .where(
      and(
        eq(sql`lower(${regularGifts.donorEmail})`, emailKey(email)),
        inArray(regularGifts.state, [...openRegularStates]),
      ),
    )
    .orderBy(desc(regularGifts.createdAt))
    .limit(most)
  if (own.length === 0) return undefined
  const direct = own.find(({ id }) => bare(referenceOf(id)) === typed)
  if (direct) return direct
  const collected = await tx
    .select({ id: gifts.id, cycleId: gifts.cycleId, number: receipts.number })
    .from(gifts)
    .leftJoin(receipts, and(eq(receipts.tenantId, gifts.tenantId), eq(receipts.giftId, gifts.id)))
    .where(
      inArray(
        gifts.cycleId,
        own.map(({ id }) => id),
      ),
    )
    .limit(mostGifts)
  const found = collected.find(({ id, number }) => bare(referenceOf(id)) === typed || bare(number ?? '') === typed)
  return found && own.find(({ id }) => id === found.cycleId)
}

/** What the job needs. */
type ManageLinkContext = { tenant: Tenant; secrets: Secrets; now: Date }

/** Emails the link, where the address and the reference belong together; otherwise nothing happens. */
export async function sendManageLink(
  tx: Tx,
  { tenant, secrets, now }: ManageLinkContext,
  payload: unknown,
): Promise<void> {
  const request: unknown = JSON.parse(
    secrets.open(Buffer.from(payloadField(payload, 'sealed'), 'base64'), manageLinkContext(tenant.id)),
  )
  const requester: EmailRequester = { secrets, tenant, now }
  const regularGift = await findByReference(tx, payloadField(request, 'email'), payloadField(request, 'reference'))
  const permit = regularGift && (await permitQuietly(tx, requester, 'cycle-link', regularGift.donorEmail))
  if (!regularGift || !permit) return
  await sendLinkNotice(tx, { tenant, now }, regularGift, {
    kind: 'cycle-link',
    cause: payloadField(payload, 'id'),
    permit,
  })
}
