import { and, eq, isNull, max } from 'drizzle-orm'
import type { Secrets } from '@minaret/foundation/base'
import { currentTenant, type Database, giftAidFilings, giftAidMessages, type Tx } from '@minaret/foundation/db'
import {
  addCredentials,
  deleteMessage,
  type GatewayCredentials,
  listMessage,
  pollMessage,
  readResponse,
  UnreadableXml,
} from '../hmrc/index.ts'
import { credentialsContext, senderOf } from './build.ts'
import { extendLease, scheduleNext, whileLeased } from './lease.ts'
import { consequenceOf, type Filing, type FilingStep, stepOf, type StepOutcome } from './machine.ts'
import { settleFiling } from './settle.ts'
import { type FilingSettings, pollAddress, submissionAddress } from './settings.ts'
import { deliver, type Delivery } from './transport.ts'

/** Dependencies of `advanceFiling`. */
export type FilingDeps = {
  database: Database
  secrets: Secrets
  settings: FilingSettings
  /** Sends a message; replaced in tests. */
  send?: typeof deliver
}

/** `leasedUntil` identifies the lease, because every lease has a different end. */
type PreparedMessage = { step: FilingStep; position: number; address: string; xml: string; leasedUntil: Date }

function readCredentials(secrets: Secrets, filing: Filing): GatewayCredentials | undefined {
  if (!filing.credentials) return undefined
  const credentials: Partial<GatewayCredentials> = Object(
    JSON.parse(secrets.open(filing.credentials, credentialsContext(filing.tenantId, filing.id))),
  )
  return { senderId: credentials.senderId ?? '', password: credentials.password ?? '' }
}

async function storeMessage(tx: Tx, filingId: string, step: FilingStep, request: string, now: Date): Promise<number> {
  const [lastMessage] = await tx
    .select({ position: max(giftAidMessages.position) })
    .from(giftAidMessages)
    .where(eq(giftAidMessages.filingId, filingId))
  const position = (lastMessage?.position ?? 0) + 1
  await tx.insert(giftAidMessages).values({ tenantId: currentTenant, filingId, position, step, sentAt: now, request })
  return position
}

/** Reads the claim as it was built and signed, unchanged. */
async function readStoredClaim(tx: Tx, filingId: string): Promise<string> {
  const [message] = await tx
    .select({ request: giftAidMessages.request })
    .from(giftAidMessages)
    .where(and(eq(giftAidMessages.filingId, filingId), eq(giftAidMessages.position, 1)))
  if (!message) throw new Error('The claim of the filing is missing.')
  return message.request
}

/** Acquires the filing's lease and stores the outgoing message before it is sent. */
async function prepareMessage(
  tx: Tx,
  id: string,
  { secrets, settings }: FilingDeps,
  now: Date,
): Promise<PreparedMessage | undefined> {
  const [filing] = await tx.select().from(giftAidFilings).where(eq(giftAidFilings.id, id)).for('update')
  if (!filing?.nextAt || filing.service !== settings.service) return undefined
  if (filing.nextAt > now) {
    // An early job, for example one of a crashed server, must schedule the next one.
    await scheduleNext(tx, filing, filing.nextAt.getTime() - now.getTime())
    return undefined
  }
  const step = stepOf(filing)
  if (!step) {
    await tx.update(giftAidFilings).set({ nextAt: null }).where(eq(giftAidFilings.id, id))
    return undefined
  }
  const sender = senderOf(settings)
  const correlationId = filing.correlationId ?? ''
  const credentials = readCredentials(secrets, filing)
  const leasedUntil = await extendLease(tx, filing, now)
  const addressOf = {
    submit: submissionAddress,
    list: submissionAddress,
    delete: submissionAddress,
    poll: () => pollAddress(settings, filing.endpoint),
  }
  const address = addressOf[step](settings)
  const withCredentials = (xml: string) => (credentials ? addCredentials(xml, credentials) : xml)
  if (step === 'submit') {
    await tx.update(giftAidFilings).set({ state: 'sending', sentAt: now }).where(eq(giftAidFilings.id, id))
    await tx
      .update(giftAidMessages)
      .set({ sentAt: now })
      .where(and(eq(giftAidMessages.filingId, id), eq(giftAidMessages.position, 1)))
    return { step, position: 1, address, xml: withCredentials(await readStoredClaim(tx, id)), leasedUntil }
  }
  if (filing.state === 'sending')
    await tx.update(giftAidFilings).set({ state: 'unknown' }).where(eq(giftAidFilings.id, id))
  const createMessage = {
    poll: () => pollMessage(sender, correlationId),
    delete: () => deleteMessage(sender, correlationId),
    list: () => listMessage(sender, filing.hmrcReference),
  }
  const xml = createMessage[step]()
  return {
    step,
    position: await storeMessage(tx, id, step, xml, now),
    address,
    xml: step === 'list' ? withCredentials(xml) : xml,
    leasedUntil,
  }
}

/** Reads the outcome of a delivery. An unreadable response counts as none. */
function outcomeOf(delivery: Delivery): { outcome: StepOutcome; fault?: string } {
  if (delivery.kind !== 'response') return { outcome: { kind: delivery.kind }, fault: delivery.fault }
  try {
    return { outcome: { kind: 'response', response: readResponse(delivery.body) } }
  } catch (error) {
    if (!(error instanceof UnreadableXml)) throw error
    return { outcome: { kind: 'no_response' }, fault: error.message }
  }
}

async function applyDelivery(
  tx: Tx,
  id: string,
  { step, position }: PreparedMessage,
  delivery: Delivery,
  now: Date,
): Promise<void> {
  const { outcome, fault } = outcomeOf(delivery)
  await tx
    .update(giftAidMessages)
    .set({
      answeredAt: now,
      fault,
      ...(delivery.kind === 'response' ? { status: delivery.status, response: delivery.body } : {}),
    })
    .where(
      and(
        eq(giftAidMessages.filingId, id),
        eq(giftAidMessages.position, position),
        // A claim has one response; an attempt that cannot have arrived stores none.
        step === 'submit' ? isNull(giftAidMessages.response) : undefined,
      ),
    )
  const [filing] = await tx.select().from(giftAidFilings).where(eq(giftAidFilings.id, id)).for('update')
  if (!filing) return
  const { change, verdict } = consequenceOf(filing, step, outcome, now)
  const nextAt = verdict ? now : change.nextAt
  if (nextAt) await scheduleNext(tx, filing, nextAt.getTime() - now.getTime())
  if (verdict) await settleFiling(tx, filing, verdict, { now, change })
  else if (Object.keys(change).length > 0) await tx.update(giftAidFilings).set(change).where(eq(giftAidFilings.id, id))
}

/**
 * Sends the next message of a filing if it is due: the claim, a poll for its verdict, a query for a lost
 * acknowledgement, or the deletion of a verdict at HMRC. No database connection is held during the call.
 * @returns whether a message was sent
 */
export async function advanceFiling(deps: FilingDeps, tenantId: string, id: string, now: () => Date): Promise<boolean> {
  const db = deps.database.forTenant(tenantId)
  const message = await db((tx) => prepareMessage(tx, id, deps, now()))
  if (!message) return false
  const delivery = await whileLeased(db, { tenantId, id, leasedUntil: message.leasedUntil, now }, () =>
    (deps.send ?? deliver)(message.address, message.xml),
  )
  await db((tx) => applyDelivery(tx, id, message, delivery, now()))
  return true
}
