import type { FilingDetail, GiftAidOverview } from '@minaret/contract/desk'
import { emailTasks } from '../../../foundation/src/email/tasks.ts'
import { filingTasks } from '../../../giving/src/filing/tasks.ts'
import {
  type BookClaim,
  claimable,
  claimableSmall,
  isWithdrawable,
  londonDay,
  netOf,
  overclaimed,
  addUp,
} from './book.ts'
import { surnameOf } from '../hmrc.ts'
import { prove } from './giving.ts'
import { count, type DeskMosque, declaredBy, emailOf, nameOf, pick } from './place.ts'
import type { Step } from './steps.ts'

type Of<Kind extends Step['do']> = Extract<Step, { do: Kind }>

/** The number of a donor's entry, by their address. */
export async function entryOf({ giving, mosque }: DeskMosque, donor: number): Promise<string | undefined> {
  const { rows } = await giving.host.database.pool.query<{ id: string }>(
    `select id from donors where tenant_id = $1 and key = $2 and mode = 'test'`,
    [mosque.id, emailOf(donor)],
  )
  return rows[0]?.id
}

/** Lets the written records of spoken declarations go out, over SMTP. */
async function sendRecords({ giving, mosque, mailbox }: DeskMosque): Promise<void> {
  const { database, directory, app } = giving.host
  const settings = { smtpUrl: mailbox.smtpUrl, from: 'desk@minaret.example' }
  const send = emailTasks({ database, directory, settings, log: app.log })['mail-send']
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from mails where tenant_id = $1 and kind = 'gift-aid-spoken' and state <> 'sent'`,
    [mosque.id],
  )
  for (const { id } of rows) await send({ tenantId: mosque.id, mailId: id })
}

/** A donor declares by word of mouth. */
export async function speak(place: DeskMosque, { donor }: Of<'speak'>): Promise<void> {
  const { book, now, root, broken } = place
  const entry = await entryOf(place, donor)
  if (!entry) return
  const own = book.declarations[donor] ?? []
  const user = await place.treasurer.at()
  const spoken = { send: true, entry, day: londonDay(now()), agreed: true, ...declaredBy(donor, true) }
  const { code, body } = await user.post(`${root}/donors/${entry}/declaration`, spoken)
  const stands = own.some((each) => each.spoken && !each.cancelledAt)
  if (code !== (stands ? 409 : 200)) broken.push(`a spoken declaration was answered ${code}: ${body.message}`)
  if (code !== 200) return
  book.declarations[donor] = [...own, { spoken: true, agreedAt: now(), withdrawn: false }]
  await sendRecords(place)
  await prove(place)
  count(place, 'speak')
}

/** A declaration is cancelled, for the donor or for want of tax. */
export async function withdraw(place: DeskMosque, { which, because }: Of<'withdraw'>): Promise<void> {
  const { book, now, root, broken, giving, mosque } = place
  const standing = book.declarations.flatMap((own, donor) =>
    own.flatMap((each) => (each.cancelledAt ? [] : [{ each, donor }])),
  )
  const chosen = pick(standing, which)
  if (!chosen) return
  const { house } = declaredBy(chosen.donor, chosen.each.spoken)
  const { rows } = await giving.host.database.pool.query<{ id: string }>(
    'select id from gift_aid_declarations where tenant_id = $1 and email = $2 and house = $3 and cancelled_at is null',
    [mosque.id, emailOf(chosen.donor), house],
  )
  const user = await place.treasurer.at()
  const { code } = await user.post(`${root}/gift-aid/declarations/${rows[0]?.id ?? ''}/cancel`, { because })
  if (code !== 200) broken.push(`cancelling a declaration was answered ${code}`)
  chosen.each.withdrawn = isWithdrawable(chosen.each, londonDay(now()))
  chosen.each.cancelledAt = now()
  count(place, chosen.each.withdrawn ? 'withdraw' : 'cancel')
}

/** What the desk says can be claimed. */
export async function readOverview(place: DeskMosque): Promise<GiftAidOverview> {
  const data: GiftAidOverview = Object((await (await place.treasurer.at()).get(`${place.root}/gift-aid`)).body.data)
  return data
}

/** A claim of everything by the simulation's own books, and what the desk is asked for it with. */
async function plan(place: DeskMosque, { small, doubtful: includes }: { small: boolean; doubtful: boolean }) {
  const { book, now } = place
  const { clear, doubtful } = claimable(book, now())
  const chosen = includes ? [...clear, ...doubtful] : clear
  const include = includes
    ? ((await readOverview(place)).claimable?.doubtful ?? []).map(({ reference }) => reference)
    : []
  const parts = claimableSmall(
    book,
    clear.map(({ gift }) => gift),
    now(),
  )
  const withSmall = small ? parts : new Map<number, number>()
  const amountMinor = addUp(chosen.map(({ gift }) => netOf(gift)))
  const smallMinor = addUp(withSmall.values())
  const claim: BookClaim = {
    number: book.claims.length + 1,
    state: 'open',
    filed: false,
    gifts: new Map(chosen.map(({ gift, by }) => [gift, { minor: netOf(gift), by }])),
    adjustments: chosen.length > 0 ? overclaimed(book) : new Map(),
    small: withSmall,
  }
  const request = { gifts: chosen.length, amountMinor, include, ...(smallMinor > 0 ? { smallMinor } : {}) }
  return { claim, request, isEmpty: chosen.length === 0 && smallMinor === 0 }
}

/** Schedules are made, to be uploaded by hand. */
export async function makeClaim(place: DeskMosque, step: Of<'claim'>): Promise<void> {
  const { claim, request, isEmpty } = await plan(place, step)
  const user = await place.treasurer.at()
  const { code, body } = await user.post(`${place.root}/gift-aid/claims`, request)
  if (code !== (isEmpty ? 409 : 200))
    place.broken.push(`a claim of ${JSON.stringify(request)} was answered ${code}: ${body.message}`)
  if (code !== 200 || isEmpty) return
  place.book.claims.push(claim)
  count(place, 'claim')
}

/** Takes a claim back: its gifts, what it told of others and its small donations can be claimed again. */
function undo(claim: BookClaim): void {
  claim.state = 'undone'
  claim.gifts.clear()
  claim.adjustments.clear()
  claim.small.clear()
}

/** Somebody says what came of a schedule. */
export async function sayOutcome(place: DeskMosque, { which, outcome }: Of<'outcome'>): Promise<void> {
  const { book, broken, root } = place
  const claim = pick(
    book.claims.filter(({ filed, state }) => !filed && state !== 'undone'),
    which,
  )
  if (!claim) return
  const isToldOf = book.claims.some(
    (later) => later !== claim && [...later.adjustments.keys()].some((gift) => claim.gifts.has(gift)),
  )
  const isAllowed = claim.state === 'open' || (outcome === 'rejected' && !isToldOf)
  const user = await place.treasurer.at()
  const { code } = await user.post(`${root}/gift-aid/claims/${claim.number}/outcome`, { outcome })
  if (code !== (isAllowed ? 200 : 409))
    broken.push(`the outcome ${outcome} of a claim that is ${claim.state} was answered ${code}`)
  if (code !== 200) return
  if (outcome === 'sent') claim.state = 'claimed'
  else undo(claim)
  count(place, `claim ${outcome}`)
}

const minute = 60_000
const ended = ['accepted', 'refused', 'failed']

/** Lets time pass until HMRC has answered, or a person has to decide. */
async function untilAnswered(place: DeskMosque, id: string): Promise<FilingDetail> {
  const { giving, hmrc, now, pass, root } = place
  const { database, secrets } = giving.host
  const settings = { service: 'test', vendorId: '8205', version: '1.0', base: hmrc.base } as const
  const tasks = filingTasks({ database, secrets, filing: settings, now, log: { error: () => {} } })
  for (let round = 0; ; round += 1) {
    await tasks['hmrc-filings-due']()
    const detail: FilingDetail = Object(
      (await (await place.treasurer.at()).get(`${root}/gift-aid/filings/${id}`)).body.data,
    )
    if (ended.includes(detail.state) || detail.attention || round > 40) return detail
    pass(round < 5 ? minute : 60 * minute)
  }
}

/** What HMRC got of accepted claims, in pence. */
function receivedBy({ hmrc }: DeskMosque) {
  const accepted = new Set(
    hmrc.submissions.flatMap(({ transactionId, verdict }) => (verdict === 'accepted' ? transactionId : [])),
  )
  const messages = hmrc.received.filter(
    (xml) => xml.includes('<R68>') && accepted.has(/<TransactionID>(\w+)/.exec(xml)?.[1] ?? ''),
  )
  const total = (pattern: RegExp) =>
    addUp(
      messages.flatMap((xml) => [...xml.matchAll(pattern)].map(([, pounds = '']) => Number(pounds.replace('.', '')))),
    )
  return {
    giftsMinor: total(/<Total>([\d.]+)<\/Total>/g),
    taxBackMinor: total(/<Adjustment>([\d.]+)<\/Adjustment>/g),
    smallMinor: total(/<Amount>([\d.]+)<\/Amount>/g),
  }
}

/** The tax HMRC adds to so much: a quarter, and no part of a penny. */
export const taxOn = (minor: number): number => Math.floor(minor / 4)

/** A claim is filed with HMRC, which accepts it, refuses it, or of which an answer or the claim itself is lost. */
export async function fileClaim(place: DeskMosque, step: Of<'file'>): Promise<void> {
  const { book, broken, root, hmrc } = place
  const { claim, request, isEmpty } = await plan(place, { small: step.small, doubtful: false })
  const surname = nameOf(step.donor).split(' ').at(-1) ?? ''
  let submits = 0
  hmrc.plan = {
    trick(at) {
      if (at !== 'submit' || (submits += 1) > 1) return undefined
      if (step.answer === 'lost answer') return 'lose_answer'
      return step.answer === 'lost claim' ? 'lose_message' : undefined
    },
    verdict(surnames) {
      const wrong = surnames.flatMap((name, at) => (name === surname ? [at + 1] : []))
      if (step.answer !== 'refused' || wrong.length === 0) return 'accepted'
      return wrong.map((donation) => ({
        number: 4065,
        text: 'Invalid content',
        location: surnameOf(donation),
      }))
    },
  }
  const user = await place.treasurer.at()
  const before = hmrc.submissions.length
  const login = { userId: 'ISV123', password: 'open sesame', declared: true }
  const { code, body } = await user.post(`${root}/gift-aid/filings`, { ...request, ...login })
  if (code !== (isEmpty ? 409 : 200))
    broken.push(`a filing of ${JSON.stringify(request)} was answered ${code}: ${body.message}`)
  if (code !== 200 || isEmpty) return
  book.claims.push(claim)
  claim.filed = true
  const id = String(Reflect.get(Object(body.data), 'filing'))
  const detail = await untilAnswered(place, id)
  const submitted = hmrc.submissions.slice(before)
  if (submitted.length > 1) broken.push('a claim was filed twice')
  const verdict = submitted[0]?.verdict
  const expected = verdict === 'accepted' ? 'accepted' : verdict ? 'refused' : 'failed'
  if (detail.attention) {
    const decision = { taken: verdict === 'accepted' }
    await (await place.treasurer.at()).post(`${root}/gift-aid/filings/${id}/decision`, decision)
  } else if (detail.state !== expected) broken.push(`a filing HMRC has ${expected} is ${detail.state}`)
  count(place, `file ${expected}`)
  if (expected === 'accepted') {
    claim.state = 'claimed'
    book.filedMinor += addUp([...claim.gifts.values()].map(({ minor }) => minor))
    book.filedTaxBackMinor += taxOn(addUp(claim.adjustments.values()))
    book.filedSmallMinor += addUp(claim.small.values())
  } else {
    if (expected === 'refused')
      for (const [gift, { by }] of claim.gifts) if (gift.donor === step.donor) gift.faulty.add(by)
    undo(claim)
  }
  const got = receivedBy(place)
  const wanted = {
    giftsMinor: book.filedMinor,
    taxBackMinor: book.filedTaxBackMinor,
    smallMinor: book.filedSmallMinor,
  }
  if (JSON.stringify(got) !== JSON.stringify(wanted))
    broken.push(`HMRC has ${JSON.stringify(got)}, the books ${JSON.stringify(wanted)}`)
}
