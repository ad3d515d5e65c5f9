import { randomUUID } from 'node:crypto'
import { Logger, runOnce } from 'graphile-worker'
import type { Approvals } from '@minaret/contract/desk'
import { zonedInstant } from '@minaret/timetable'
import { proveDeclarations } from '../../../giving/src/gift-aid/prove.ts'
import { createPayments } from '../../../giving/src/providers/payments.ts'
import { reconciliationTasks } from '../../../giving/src/reconciliation/tasks.ts'
import { expectChange, expectCollections } from '../money/invariants.ts'
import { type BookDeclaration, type BookGift, netOf } from './book.ts'
import { count, type DeskMosque, declaredBy, emailOf, nameOf, pick } from './place.ts'
import type { Step } from './steps.ts'

type Of<Kind extends Step['do']> = Extract<Step, { do: Kind }>
const quiet = new Logger(() => () => {})
/** Above this much of one gift a refund takes a second person (`docs/desk.md`). */
const approvalAboveMinor = 25_000
/** A request waits for a week. */
const approvalLife = 7 * 24 * 3_600_000

const idIn = (data: unknown): string => {
  const id: unknown = Reflect.get(Object(data), 'id')
  return typeof id === 'string' ? id : ''
}

/** What a donor answers to Gift Aid, where they are asked. */
const answerOf = (donor: number, aid: 'yes' | 'no') =>
  aid === 'no'
    ? { claim: false }
    : { claim: true, wording: 'gift-aid-1', scope: 'past_and_future', ...declaredBy(donor, false) }

/** The declaration a yes is: the one that stands in the same words, or a new one. */
function declareIn({ book, now }: DeskMosque, donor: number): BookDeclaration {
  const own = book.declarations[donor] ?? []
  const standing = own.find(({ spoken, cancelledAt }) => !spoken && !cancelledAt)
  if (standing) return standing
  const declaration = { spoken: false, agreedAt: now(), withdrawn: false }
  book.declarations[donor] = [...own, declaration]
  return declaration
}

/** Lets declarations count that money has come with, as the hourly job does. */
export const prove = ({ giving, mosque, now }: DeskMosque) =>
  giving.host.database.forTenant(mosque.id)((tx) => proveDeclarations(tx, now()))

/** Somebody gives by card. */
export async function give(place: DeskMosque, { donor, amountMinor, aid, cause }: Of<'give'>): Promise<void> {
  const { giving, mosque, book, now, broken } = place
  const attempt = await giving.attempt(mosque, {
    causeId: cause,
    amountMinor,
    donor: { name: nameOf(donor), email: emailOf(donor) },
    ...(cause === 'zakat' ? {} : { giftAid: answerOf(donor, aid) }),
  })
  const { code, body } = await giving.pay(mosque, attempt)
  if (code !== 200) return void broken.push(`a gift was answered ${code}: ${body.message}`)
  const isDeclared = cause !== 'zakat' && aid === 'yes'
  book.gifts.push({
    id: idIn(body.data),
    donor,
    how: 'card',
    cause,
    paidAt: now(),
    amountMinor,
    backMinor: 0,
    named: true,
    ...(cause === 'zakat' ? {} : { aid }),
    ...(isDeclared ? { declaration: declareIn(place, donor) } : {}),
    faulty: new Set(),
  })
  await prove(place)
  count(place, 'give')
}

/** Somebody begins to give every month. */
export async function begin(place: DeskMosque, { donor, amountMinor, aid }: Of<'begin'>): Promise<void> {
  const { giving, mosque, book, broken, promises, now } = place
  if (book.regular.some((each) => each.donor === donor)) return
  const attempt = await giving.attempt(mosque, {
    causeId: 'every',
    kind: 'monthly',
    amountMinor,
    donor: { name: nameOf(donor), email: emailOf(donor) },
    giftAid: answerOf(donor, aid),
  })
  const { code, body } = await giving.host.post(
    mosque,
    '/api/stripePaymentProcess',
    { ...attempt, confirmationTokenId: giving.token('succeeds') },
    await place.member(donor),
  )
  if (code !== 200) return void broken.push(`a regular gift was answered ${code}: ${body.message}`)
  const id = idIn(body.data)
  book.regular.push({ id, donor, aid, ...(aid === 'yes' ? { declaration: declareIn(place, donor) } : {}) })
  promises.push(expectCollections(id, amountMinor, now()))
  await giving.work()
  await prove(place)
  count(place, 'begin')
}

/** Staff change a regular gift because its donor has asked for it. */
export async function changeRegular(place: DeskMosque, { which, action, amountMinor }: Of<'regular'>): Promise<void> {
  const { book, giving, mosque, root, promises, now, broken } = place
  const chosen = pick(book.regular, which)
  const promise = promises.find(({ cycleId }) => cycleId === chosen?.id)
  if (!chosen || !promise) return
  const { rows } = await giving.host.database.pool.query<{ version: number; donor: string }>(
    `select c.version, d.id as donor from cycles c
     join donors d on d.tenant_id = c.tenant_id and d.key = $2 and d.mode = 'test' where c.tenant_id = $1 and c.id = $3`,
    [mosque.id, emailOf(chosen.donor), chosen.id],
  )
  const { version = 0, donor = '' } = rows[0] ?? {}
  const user = await place.treasurer.at()
  const wish = action === 'amount' ? { amountMinor } : {}
  const { code, body } = await user.post(`${root}/donors/${donor}/regular/${chosen.id}`, { action, version, ...wish })
  if (code >= 500) broken.push(`a change to a regular gift was answered ${code}: ${body.message}`)
  const state = action === 'pause' ? 'paused' : action === 'cancel' ? 'ended' : 'active'
  // What is skipped is the product's to say; that nothing is collected of a pause is what is watched here.
  if (action !== 'skip')
    expectChange(promise, { action, ...wish }, { code, state, ...wish }, now(), (day) =>
      zonedInstant(day, 0, 'Europe/London'),
    )
  if (code === 200) count(place, `regular ${action}`)
}

/** Lets the provider be asked for what was approved. */
async function sendRefunds({ giving, now }: DeskMosque): Promise<void> {
  const { database, app, secrets, directory } = giving.host
  const payments = createPayments({ secrets, stripeApiBase: giving.stub.url, now })
  const tasks = reconciliationTasks({ database, secrets, directory, payments, now, log: app.log })
  const send = tasks['refund-send']
  if (!send) throw new Error('There is no job that sends refunds.')
  await runOnce({ pgPool: database.pool, taskList: { 'refund-send': send }, noHandleSignals: true, logger: quiet })
}

/** A second person decides on a refund. */
async function decideOn(place: DeskMosque, waiting: DeskMosque['book']['waiting'][number], approve: boolean) {
  const { root, book, broken, now } = place
  const path = `${root}/approvals/${waiting.approval}`
  const own = await (await place.treasurer.at()).post(`${path}/approve`)
  if (own.code === 200) broken.push('whoever asked for a refund has approved it')
  const { code } = await (await place.owner.at()).post(`${path}/${approve ? 'approve' : 'decline'}`)
  book.waiting = book.waiting.filter((each) => each !== waiting)
  const isOpen = now().getTime() - waiting.askedAt.getTime() < approvalLife
  if (code !== 200 && isOpen && (!approve || waiting.amountMinor <= netOf(waiting.gift)))
    broken.push(`deciding on a refund was answered ${code}`)
  if (code !== 200 || !approve) return
  waiting.gift.backMinor += waiting.amountMinor
  await sendRefunds(place)
  count(place, 'refund approved')
}

/** A refund is asked for at the desk, and decided by a second person where it takes one. */
export async function refund(place: DeskMosque, { which, percent, twice, decision }: Of<'refund'>): Promise<void> {
  const { book, root, broken } = place
  const gift = pick(
    book.gifts.filter((each): each is BookGift => each.how === 'card' && netOf(each) > 0),
    which,
  )
  if (!gift) return
  const amountMinor = Math.max(1, Math.floor((netOf(gift) * percent) / 100))
  const needsTwo = gift.backMinor + amountMinor > approvalAboveMinor
  const [user, owner] = [await place.treasurer.at(), await place.owner.at()]
  const body = { attemptId: randomUUID(), amountMinor, reason: 'The donor asked', again: true }
  const ask = () => user.post(`${root}/gifts/${gift.id}/refund`, body)
  const answers = await Promise.all([ask(), ...(twice ? [ask()] : [])])
  if (!answers.some(({ code }) => code === 200))
    return void broken.push(`a refund was answered ${answers.map(({ code }) => code).join()}`)
  if (!needsTwo) {
    gift.backMinor += amountMinor
    return count(place, 'refund')
  }
  const { waiting }: Approvals = Object((await owner.get(`${root}/approvals`)).body.data)
  const listed = new Set(book.waiting.map(({ approval }) => approval))
  const [requested, ...more] = waiting.filter(({ id }) => !listed.has(id))
  if (!requested || more.length > 0)
    return void broken.push(`a refund above the limit was ${requested ? 'asked for twice' : 'made by one person'}`)
  const entry = { approval: requested.id, gift, amountMinor, askedAt: place.now() }
  book.waiting.push(entry)
  if (decision !== 'wait') await decideOn(place, entry, decision === 'approve')
}

/** Somebody decides on a refund that waits. */
export async function decide(place: DeskMosque, { which, approve }: Of<'decide'>): Promise<void> {
  const waiting = pick(place.book.waiting, which)
  if (waiting) await decideOn(place, waiting, approve)
}
