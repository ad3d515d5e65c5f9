import { holdUser } from '@minaret/foundation/identity'
import type { Tx } from '@minaret/foundation/db'
import { declare, declarerOf } from '../gift-aid/declare.ts'
import { donorOf, readAsked } from '../attempts/asked.ts'
import { changed, gatewayOrNone, isOwn, noCards, otherGift, stale } from '../attempts/attempt.ts'
import { answerAgain } from '../attempts/correctAnswer.ts'
import { readPass } from '../attempts/pass.ts'
import { findOpenCause, hasOpenedGift, holdPass, noCause } from '../records/giftStore.ts'
import type { GivingCall } from '../providers/givingCall.ts'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import type { Gateway } from '../providers/gateway.ts'
import { sha256 } from '@minaret/foundation/base'
import { readDays } from '../records/days.ts'
import { correctPayer, openCycle } from '../records/setupStore.ts'
import { type CycleRow, findCycleByAttempt } from '../records/regularStore.ts'
import { joined, type LocalizedText } from '@minaret/foundation/i18n'
import { cycleMessages } from '../messages/regular/index.ts'

/** The regular gift an attempt is about, and the account it is collected through. */
export type CycleAttempt = { cycle: CycleRow; gateway: Gateway }

type Body = GivingCall<'giftPay'>['body']
type Rhythm = CycleRow['rhythm']

const allowed = { weekly: 'jummah', monthly: 'monthly', daily: 'daily' } as const
const notSo: Record<Rhythm, LocalizedText> = {
  weekly: cycleMessages.notWeekly,
  monthly: cycleMessages.notMonthly,
  daily: cycleMessages.notDaily,
}

/** How often somebody wants to give: this file is only asked about what is given again. */
const rhythmOf = ({ kind }: Body): Rhythm => {
  if (kind === 'once') throw new Error('A one-off gift is not a regular gift.')
  return kind
}

const asBegun = (cycle: CycleRow, body: Body) =>
  cycle.rhythm === body.kind &&
  cycle.amountMinor === body.amountMinor + (body.coverMinor ?? 0) &&
  cycle.currency === body.currency &&
  cycle.causeId === body.causeId &&
  cycle.campaignId === (body.campaignId ?? null) &&
  cycle.until === (body.until ?? null) &&
  (body.startsOn === undefined || cycle.startsOn === body.startsOn)

/** Said when the provider knows the giver already: their customer, and what was made for it, is of one address. */
const otherAddress = refuse(409, cycleMessages.otherAddress)

/**
 * Who gives, and what they say to Gift Aid, may be put right until a card is being tried; the address only until the
 * provider was told of it, so that nobody's cards are kept with somebody else's.
 */
async function corrected(tx: Tx, call: GivingCall<'giftPay'>, known: CycleRow): Promise<CycleRow | Refusal> {
  const open = known.state === 'pending_setup' && (known.setup === 'opened' || known.setup === 'failed')
  if (!open || known.forgottenAt) return known
  const donor = donorOf(call.body)
  if (known.customerId !== null && donor.donorEmail !== known.donorEmail) return otherAddress
  const answer = await answerAgain(tx, call, { ...known, ...donor })
  return 'status' in answer ? answer : correctPayer(tx, known, { ...donor, ...answer })
}

async function openNew(tx: Tx, call: GivingCall<'giftPay'>, gateway: Gateway, passHash: Buffer) {
  const { body, now, session, tenant } = call
  const rhythm = rhythmOf(body)
  const userId = await holdUser(tx, session?.userId)
  await holdPass(tx, passHash)
  if (await hasOpenedGift(tx, body.attemptId, passHash)) return otherGift
  const asked = await readAsked(tx, call, gateway.mode)
  if ('status' in asked) return asked
  const cause = await findOpenCause(tx, body.causeId, now)
  if (!cause) return noCause
  if (!cause[allowed[rhythm]]) return refuse(422, notSo[rhythm], { kind: notSo[rhythm] })
  const { timeZone, payment } = tenant.config
  const clock = { timeZone, hour: payment.jummahHour, now }
  const read = readDays({ rhythm, startsOn: body.startsOn, until: body.until }, clock)
  if ('errors' in read) {
    const { errors, firstDay } = read
    const refusal = refuse(422, joined(...Object.values(errors)), errors)
    return { ...refusal, data: { ...refusal.data, firstDay } }
  }
  const { startsAt, startsOn, until } = read.days
  const declared = await declare(tx, asked.giftAid, declarerOf(call, asked.columns, gateway.mode))
  const cycle = await openCycle(tx, {
    tenantId: tenant.id,
    attemptId: body.attemptId,
    passHash,
    rhythm,
    startsAt,
    startsOn,
    until,
    nextOn: startsOn,
    // A guest's regular gift joins an account later, by its verified address.
    userId,
    mode: gateway.mode,
    accountId: gateway.accountId,
    ...asked.columns,
    ...declared,
    createdAt: now,
  })
  if (!cycle) return otherGift
  return asBegun(cycle, body) ? cycle : changed
}

/**
 * Everything that is checked before anything exists at the provider: page token, cause, rhythm, days, amount, currency;
 * and the row, once for each attempt and each page token.
 */
export async function openCycleAttempt(call: GivingCall<'giftPay'>): Promise<CycleAttempt | Refusal> {
  const { body, db, now, secrets, tenant } = call
  const pass = readPass(secrets, tenant.id, body.pageToken)
  if (!pass) return stale
  const passHash = sha256(body.pageToken)

  const known = await db((tx) => findCycleByAttempt(tx, body.attemptId))
  if (known && !isOwn(body, pass, known)) return otherGift
  if (known && !asBegun(known, body)) return changed
  if (!known && pass.expiresAt <= now) return stale
  const gateway = await gatewayOrNone(call, known?.accountId)
  if (!gateway) return noCards
  return db(async (tx) => {
    const cycle = await (known ? corrected(tx, call, known) : openNew(tx, call, gateway, passHash))
    return 'status' in cycle ? cycle : { cycle, gateway }
  })
}
