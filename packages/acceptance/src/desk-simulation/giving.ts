import { randomUUID } from 'node:crypto'
import { Logger, runOnce } from 'graphile-worker'
import type { Approvals } from '@minaret/contract/desk'
import { zonedInstant } from '@minaret/timetable'
import { proveDeclarations } from '../../../giving/src/gift-aid/prove.ts'
import { createPayments } from '../../../giving/src/providers/payments.ts'
import { reconciliationTasks } from '../../../giving/src/reconciliation/tasks.ts'
import { expectChange, expectCollections } from '../money/invariants.ts'
import { type ModelDeclaration, type ModelGift, netOf } from './model.ts'
import { countStep, type DeskMosque, createDeclarationDetails, emailOf, nameOf, pick } from './deskMosque.ts'
import type { Step } from './steps.ts'

type StepOf<Kind extends Step['do']> = Extract<Step, { do: Kind }>
const silentLogger = new Logger(() => () => {})
/** Total refunds of a gift above this amount need a second person (`docs/desk.md`). */
const approvalAboveMinor = 25_000
/** A request for approval expires after a week. */
const approvalLifetimeMs = 7 * 24 * 3_600_000

const readId = (data: unknown): string => {
  const id: unknown = Reflect.get(Object(data), 'id')
  return typeof id === 'string' ? id : ''
}

/** Returns a donor's Gift Aid choice. */
const createGiftAidChoice = (donor: number, giftAid: 'yes' | 'no') =>
  giftAid === 'no'
    ? { claim: false }
    : { claim: true, wording: 'gift-aid-1', scope: 'past_and_future', ...createDeclarationDetails(donor, false) }

/** Returns the declaration of a donor who chose Gift Aid: the current written one, or a new one. */
function findOrDeclare({ model, now }: DeskMosque, donor: number): ModelDeclaration {
  const declarations = model.declarations[donor] ?? []
  const current = declarations.find(({ isSpoken, cancelledAt }) => !isSpoken && !cancelledAt)
  if (current) return current
  const declaration = { isSpoken: false, agreedAt: now(), withdrawn: false }
  model.declarations[donor] = [...declarations, declaration]
  return declaration
}

/** Marks declarations as proved by a payment, as the hourly job does. */
export const updateProof = ({ giving, mosque, now }: DeskMosque) =>
  giving.server.database.forTenant(mosque.id)((tx) => proveDeclarations(tx, now()))

/** A donor gives by card. */
export async function donateByCard(
  desk: DeskMosque,
  { donor, amountMinor, giftAid, cause }: StepOf<'give'>,
): Promise<void> {
  const { giving, mosque, model, now, violations } = desk
  const attempt = await giving.attempt(mosque, {
    causeId: cause,
    amountMinor,
    donor: { name: nameOf(donor), email: emailOf(donor) },
    ...(cause === 'zakat' ? {} : { giftAid: createGiftAidChoice(donor, giftAid) }),
  })
  const { code, body } = await giving.pay(mosque, attempt)
  if (code !== 200) return void violations.push(`a gift returned ${code}: ${body.message}`)
  const isDeclared = cause !== 'zakat' && giftAid === 'yes'
  model.gifts.push({
    id: readId(body.data),
    donor,
    how: 'card',
    cause,
    paidAt: now(),
    amountMinor,
    refundedMinor: 0,
    hasDonor: true,
    ...(cause === 'zakat' ? {} : { giftAid }),
    ...(isDeclared ? { declaration: findOrDeclare(desk, donor) } : {}),
    rejected: new Set(),
  })
  await updateProof(desk)
  countStep(desk, 'give')
}

/** A donor starts a monthly gift. */
export async function startRegularGift(
  desk: DeskMosque,
  { donor, amountMinor, giftAid }: StepOf<'begin'>,
): Promise<void> {
  const { giving, mosque, model, violations, expectations, now } = desk
  if (model.regular.some((regular) => regular.donor === donor)) return
  const attempt = await giving.attempt(mosque, {
    causeId: 'every',
    kind: 'monthly',
    amountMinor,
    donor: { name: nameOf(donor), email: emailOf(donor) },
    giftAid: createGiftAidChoice(donor, giftAid),
  })
  const { code, body } = await giving.server.post(
    mosque,
    '/api/stripePaymentProcess',
    { ...attempt, confirmationTokenId: giving.token('succeeds') },
    await desk.createMemberHeaders(donor),
  )
  if (code !== 200) return void violations.push(`a regular gift returned ${code}: ${body.message}`)
  const id = readId(body.data)
  model.regular.push({ id, donor, giftAid, ...(giftAid === 'yes' ? { declaration: findOrDeclare(desk, donor) } : {}) })
  expectations.push(expectCollections(id, amountMinor, now()))
  await giving.runJobs()
  await updateProof(desk)
  countStep(desk, 'begin')
}

/** The treasurer changes a regular gift at the donor's request. */
export async function changeRegularGift(
  desk: DeskMosque,
  { selector, action, amountMinor }: StepOf<'regular'>,
): Promise<void> {
  const { model, giving, mosque, root, expectations, now, violations } = desk
  const regularGift = pick(model.regular, selector)
  const expectation = expectations.find(({ regularGiftId }) => regularGiftId === regularGift?.id)
  if (!regularGift || !expectation) return
  const { rows } = await giving.server.database.pool.query<{ version: number; donor: string }>(
    `select c.version, d.id as donor from cycles c
     join donors d on d.tenant_id = c.tenant_id and d.key = $2 and d.mode = 'test' where c.tenant_id = $1 and c.id = $3`,
    [mosque.id, emailOf(regularGift.donor), regularGift.id],
  )
  const { version = 0, donor = '' } = rows[0] ?? {}
  const user = await desk.treasurer.login()
  const amount = action === 'amount' ? { amountMinor } : {}
  const { code, body } = await user.post(`${root}/donors/${donor}/regular/${regularGift.id}`, {
    action,
    version,
    ...amount,
  })
  if (code >= 500) violations.push(`a change to a regular gift returned ${code}: ${body.message}`)
  const state = action === 'pause' ? 'paused' : action === 'cancel' ? 'ended' : 'active'
  // The server chooses which collection a skip leaves out, so a skip has no expectation.
  if (action !== 'skip')
    expectChange(expectation, { action, ...amount }, { code, state, ...amount }, now(), (day) =>
      zonedInstant(day, 0, 'Europe/London'),
    )
  if (code === 200) countStep(desk, `regular ${action}`)
}

/** Sends approved refunds to the provider. */
async function sendRefunds({ giving, now }: DeskMosque): Promise<void> {
  const { database, app, secrets, directory } = giving.server
  const payments = createPayments({ secrets, stripeApiBase: giving.stub.url, now })
  const tasks = reconciliationTasks({ database, secrets, directory, payments, now, log: app.log })
  const send = tasks['refund-send']
  if (!send) throw new Error('There is no job that sends refunds.')
  await runOnce({
    pgPool: database.pool,
    taskList: { 'refund-send': send },
    noHandleSignals: true,
    logger: silentLogger,
  })
}

/** The owner decides on a refund that the treasurer requested. */
async function decideOnRefund(
  desk: DeskMosque,
  refundRequest: DeskMosque['model']['waiting'][number],
  approve: boolean,
) {
  const { root, model, violations, now } = desk
  const path = `${root}/approvals/${refundRequest.approval}`
  const ownApproval = await (await desk.treasurer.login()).post(`${path}/approve`)
  if (ownApproval.code === 200) violations.push('the person who requested a refund approved it')
  const { code } = await (await desk.owner.login()).post(`${path}/${approve ? 'approve' : 'decline'}`)
  model.waiting = model.waiting.filter((refund) => refund !== refundRequest)
  const isOpen = now().getTime() - refundRequest.requestedAt.getTime() < approvalLifetimeMs
  if (code !== 200 && isOpen && (!approve || refundRequest.amountMinor <= netOf(refundRequest.gift)))
    violations.push(`deciding on a refund returned ${code}`)
  if (code !== 200 || !approve) return
  refundRequest.gift.refundedMinor += refundRequest.amountMinor
  await sendRefunds(desk)
  countStep(desk, 'refund approved')
}

/** The treasurer refunds a gift; the owner may decide at once if it needs approval. */
export async function requestRefund(
  desk: DeskMosque,
  { selector, percent, isRepeated, decision }: StepOf<'refund'>,
): Promise<void> {
  const { model, root, violations } = desk
  const gift = pick(
    model.gifts.filter((candidate): candidate is ModelGift => candidate.how === 'card' && netOf(candidate) > 0),
    selector,
  )
  if (!gift) return
  const amountMinor = Math.max(1, Math.floor((netOf(gift) * percent) / 100))
  const needsApproval = gift.refundedMinor + amountMinor > approvalAboveMinor
  const [user, owner] = [await desk.treasurer.login(), await desk.owner.login()]
  const body = { attemptId: randomUUID(), amountMinor, reason: 'The donor asked', again: true }
  const request = () => user.post(`${root}/gifts/${gift.id}/refund`, body)
  const responses = await Promise.all([request(), ...(isRepeated ? [request()] : [])])
  if (!responses.some(({ code }) => code === 200))
    return void violations.push(`a refund returned ${responses.map(({ code }) => code).join()}`)
  if (!needsApproval) {
    gift.refundedMinor += amountMinor
    return countStep(desk, 'refund')
  }
  const { waiting }: Approvals = Object((await owner.get(`${root}/approvals`)).body.data)
  const knownIds = new Set(model.waiting.map(({ approval }) => approval))
  const [newRequest, ...otherRequests] = waiting.filter(({ id }) => !knownIds.has(id))
  if (!newRequest || otherRequests.length > 0)
    return void violations.push(`a refund above the limit was ${newRequest ? 'requested twice' : 'made by one person'}`)
  const waitingRefund = { approval: newRequest.id, gift, amountMinor, requestedAt: desk.now() }
  model.waiting.push(waitingRefund)
  if (decision !== 'wait') await decideOnRefund(desk, waitingRefund, decision === 'approve')
}

/** The owner decides on a waiting refund. */
export async function decideOnWaitingRefund(desk: DeskMosque, { selector, approve }: StepOf<'decide'>): Promise<void> {
  const waiting = pick(desk.model.waiting, selector)
  if (waiting) await decideOnRefund(desk, waiting, approve)
}
