import type { FilingDetail, GiftAidOverview } from '@minaret/contract/desk'
import { emailTasks } from '../../../foundation/src/email/tasks.ts'
import { filingTasks } from '../../../giving/src/filing/tasks.ts'
import {
  type ModelClaim,
  claimable,
  claimableSmall,
  isWithdrawable,
  londonDay,
  netOf,
  overclaimed,
  addUp,
} from './model.ts'
import { surnameOf } from '../hmrc.ts'
import { updateProof } from './giving.ts'
import { countStep, type DeskMosque, createDeclarationDetails, emailOf, nameOf, pick } from './deskMosque.ts'
import type { Step } from './steps.ts'

type StepOf<Kind extends Step['do']> = Extract<Step, { do: Kind }>

/** Returns the id of a donor's entry in the list of donors. */
export async function findEntry({ giving, mosque }: DeskMosque, donor: number): Promise<string | undefined> {
  const { rows } = await giving.server.database.pool.query<{ id: string }>(
    `select id from donors where tenant_id = $1 and key = $2 and mode = 'test'`,
    [mosque.id, emailOf(donor)],
  )
  return rows[0]?.id
}

/** Sends the written records of spoken declarations over SMTP. */
async function sendRecords({ giving, mosque, mailbox }: DeskMosque): Promise<void> {
  const { database, directory, app } = giving.server
  const settings = { smtpUrl: mailbox.smtpUrl, from: 'desk@minaret.example' }
  const send = emailTasks({ database, directory, settings, log: app.log })['mail-send']
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from mails where tenant_id = $1 and kind = 'gift-aid-spoken' and state <> 'sent'`,
    [mosque.id],
  )
  for (const { id } of rows) await send({ tenantId: mosque.id, mailId: id })
}

/** The treasurer records a donor's spoken declaration. */
export async function addSpokenDeclaration(desk: DeskMosque, { donor }: StepOf<'speak'>): Promise<void> {
  const { model, now, root, violations } = desk
  const entry = await findEntry(desk, donor)
  if (!entry) return
  const declarations = model.declarations[donor] ?? []
  const user = await desk.treasurer.login()
  const declaration = {
    send: true,
    entry,
    day: londonDay(now()),
    agreed: true,
    ...createDeclarationDetails(donor, true),
  }
  const { code, body } = await user.post(`${root}/donors/${entry}/declaration`, declaration)
  const exists = declarations.some(({ isSpoken, cancelledAt }) => isSpoken && !cancelledAt)
  if (code !== (exists ? 409 : 200)) violations.push(`a spoken declaration returned ${code}: ${body.message}`)
  if (code !== 200) return
  model.declarations[donor] = [...declarations, { isSpoken: true, agreedAt: now(), withdrawn: false }]
  await sendRecords(desk)
  await updateProof(desk)
  countStep(desk, 'speak')
}

/** The treasurer cancels a declaration, because the donor asked or has paid too little tax. */
export async function cancelDeclaration(desk: DeskMosque, { selector, because }: StepOf<'withdraw'>): Promise<void> {
  const { model, now, root, violations, giving, mosque } = desk
  const currentDeclarations = model.declarations.flatMap((donorDeclarations, donor) =>
    donorDeclarations.flatMap((declaration) => (declaration.cancelledAt ? [] : [{ declaration, donor }])),
  )
  const pickedDeclaration = pick(currentDeclarations, selector)
  if (!pickedDeclaration) return
  const { house } = createDeclarationDetails(pickedDeclaration.donor, pickedDeclaration.declaration.isSpoken)
  const { rows } = await giving.server.database.pool.query<{ id: string }>(
    'select id from gift_aid_declarations where tenant_id = $1 and email = $2 and house = $3 and cancelled_at is null',
    [mosque.id, emailOf(pickedDeclaration.donor), house],
  )
  const user = await desk.treasurer.login()
  const { code } = await user.post(`${root}/gift-aid/declarations/${rows[0]?.id ?? ''}/cancel`, { because })
  if (code !== 200) violations.push(`cancelling a declaration returned ${code}`)
  pickedDeclaration.declaration.withdrawn = isWithdrawable(pickedDeclaration.declaration, londonDay(now()))
  pickedDeclaration.declaration.cancelledAt = now()
  countStep(desk, pickedDeclaration.declaration.withdrawn ? 'withdraw' : 'cancel')
}

/** Reads the desk's overview of claimable gifts. */
export async function readOverview(desk: DeskMosque): Promise<GiftAidOverview> {
  const data: GiftAidOverview = Object((await (await desk.treasurer.login()).get(`${desk.root}/gift-aid`)).body.data)
  return data
}

/** Returns a claim of everything claimable by the simulation's model, and the desk request for it. */
async function planClaim(desk: DeskMosque, { small, doubtful: includes }: { small: boolean; doubtful: boolean }) {
  const { model, now } = desk
  const { clear, doubtful } = claimable(model, now())
  const chosenGifts = includes ? [...clear, ...doubtful] : clear
  const include = includes
    ? ((await readOverview(desk)).claimable?.doubtful ?? []).map(({ reference }) => reference)
    : []
  const smallAmounts = claimableSmall(
    model,
    clear.map(({ gift }) => gift),
    now(),
  )
  const claimedSmall = small ? smallAmounts : new Map<number, number>()
  const amountMinor = addUp(chosenGifts.map(({ gift }) => netOf(gift)))
  const smallMinor = addUp(claimedSmall.values())
  const claim: ModelClaim = {
    number: model.claims.length + 1,
    state: 'open',
    filed: false,
    gifts: new Map(chosenGifts.map(({ gift, declaration }) => [gift, { minor: netOf(gift), declaration }])),
    adjustments: chosenGifts.length > 0 ? overclaimed(model) : new Map(),
    small: claimedSmall,
  }
  const request = { gifts: chosenGifts.length, amountMinor, include, ...(smallMinor > 0 ? { smallMinor } : {}) }
  return { claim, request, isEmpty: chosenGifts.length === 0 && smallMinor === 0 }
}

/** The treasurer creates a claim's schedules for uploading by hand. */
export async function createClaim(desk: DeskMosque, step: StepOf<'claim'>): Promise<void> {
  const { claim, request, isEmpty } = await planClaim(desk, step)
  const user = await desk.treasurer.login()
  const { code, body } = await user.post(`${desk.root}/gift-aid/claims`, request)
  if (code !== (isEmpty ? 409 : 200))
    desk.violations.push(`a claim of ${JSON.stringify(request)} returned ${code}: ${body.message}`)
  if (code !== 200 || isEmpty) return
  desk.model.claims.push(claim)
  countStep(desk, 'claim')
}

/** Undoes a claim: its gifts, adjustments and small donations can be claimed again. */
function undoClaim(claim: ModelClaim): void {
  claim.state = 'undone'
  claim.gifts.clear()
  claim.adjustments.clear()
  claim.small.clear()
}

/** The treasurer records the outcome of a claim. */
export async function recordOutcome(desk: DeskMosque, { selector, outcome }: StepOf<'outcome'>): Promise<void> {
  const { model, violations, root } = desk
  const claim = pick(
    model.claims.filter(({ filed, state }) => !filed && state !== 'undone'),
    selector,
  )
  if (!claim) return
  const isAdjusted = model.claims.some(
    (laterClaim) => laterClaim !== claim && [...laterClaim.adjustments.keys()].some((gift) => claim.gifts.has(gift)),
  )
  const isAllowed = claim.state === 'open' || (outcome === 'rejected' && !isAdjusted)
  const user = await desk.treasurer.login()
  const { code } = await user.post(`${root}/gift-aid/claims/${claim.number}/outcome`, { outcome })
  if (code !== (isAllowed ? 200 : 409))
    violations.push(`the outcome ${outcome} of a claim in state ${claim.state} returned ${code}`)
  if (code !== 200) return
  if (outcome === 'sent') claim.state = 'claimed'
  else undoClaim(claim)
  countStep(desk, `claim ${outcome}`)
}

const minuteMs = 60_000
const finalStates = ['accepted', 'refused', 'failed']

/** Advances the clock until HMRC has responded or a person must decide. */
async function waitForFiling(desk: DeskMosque, id: string): Promise<FilingDetail> {
  const { giving, hmrc, now, advance, root } = desk
  const { database, secrets } = giving.server
  const settings = { service: 'test', vendorId: '8205', version: '1.0', base: hmrc.base } as const
  const tasks = filingTasks({ database, secrets, filing: settings, now, log: { error: () => {} } })
  for (let round = 0; ; round += 1) {
    await tasks['hmrc-filings-due']()
    const detail: FilingDetail = Object(
      (await (await desk.treasurer.login()).get(`${root}/gift-aid/filings/${id}`)).body.data,
    )
    if (finalStates.includes(detail.state) || detail.attention || round > 40) return detail
    advance(round < 5 ? minuteMs : 60 * minuteMs)
  }
}

/** Returns the totals of the claims HMRC has accepted, in pence. */
function sumAcceptedClaims({ hmrc }: DeskMosque) {
  const acceptedIds = new Set(
    hmrc.submissions.flatMap(({ transactionId, verdict }) => (verdict === 'accepted' ? transactionId : [])),
  )
  const messages = hmrc.received.filter(
    (xml) => xml.includes('<R68>') && acceptedIds.has(/<TransactionID>(\w+)/.exec(xml)?.[1] ?? ''),
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

/** Returns the tax HMRC adds to an amount: a quarter, rounded down to a penny. */
export const taxOn = (minor: number): number => Math.floor(minor / 4)

/** The treasurer files a claim with HMRC, which accepts or refuses it; the claim or HMRC's response may be lost. */
export async function fileClaim(desk: DeskMosque, step: StepOf<'file'>): Promise<void> {
  const { model, violations, root, hmrc } = desk
  const { claim, request, isEmpty } = await planClaim(desk, { small: step.small, doubtful: false })
  const surname = nameOf(step.donor).split(' ').at(-1) ?? ''
  let submitCount = 0
  hmrc.plan = {
    fault(operation) {
      if (operation !== 'submit' || (submitCount += 1) > 1) return undefined
      if (step.answer === 'lost answer') return 'drop_response'
      return step.answer === 'lost claim' ? 'drop_request' : undefined
    },
    verdict(surnames) {
      const refusedIndexes = surnames.flatMap((name, index) => (name === surname ? [index + 1] : []))
      if (step.answer !== 'refused' || refusedIndexes.length === 0) return 'accepted'
      return refusedIndexes.map((donation) => ({
        number: 4065,
        text: 'Invalid content',
        location: surnameOf(donation),
      }))
    },
  }
  const user = await desk.treasurer.login()
  const previousCount = hmrc.submissions.length
  const login = { userId: 'ISV123', password: 'open sesame', declared: true }
  const { code, body } = await user.post(`${root}/gift-aid/filings`, { ...request, ...login })
  if (code !== (isEmpty ? 409 : 200))
    violations.push(`a filing of ${JSON.stringify(request)} returned ${code}: ${body.message}`)
  if (code !== 200 || isEmpty) return
  model.claims.push(claim)
  claim.filed = true
  const id = String(Reflect.get(Object(body.data), 'filing'))
  const detail = await waitForFiling(desk, id)
  const submissions = hmrc.submissions.slice(previousCount)
  if (submissions.length > 1) violations.push('a claim was filed twice')
  const verdict = submissions[0]?.verdict
  const expected = verdict === 'accepted' ? 'accepted' : verdict ? 'refused' : 'failed'
  if (detail.attention) {
    const decision = { taken: verdict === 'accepted' }
    await (await desk.treasurer.login()).post(`${root}/gift-aid/filings/${id}/decision`, decision)
  } else if (detail.state !== expected) violations.push(`a filing is ${detail.state} instead of ${expected}`)
  countStep(desk, `file ${expected}`)
  if (expected === 'accepted') {
    claim.state = 'claimed'
    model.filedMinor += addUp([...claim.gifts.values()].map(({ minor }) => minor))
    model.filedTaxBackMinor += taxOn(addUp(claim.adjustments.values()))
    model.filedSmallMinor += addUp(claim.small.values())
  } else {
    if (expected === 'refused')
      for (const [gift, { declaration }] of claim.gifts) if (gift.donor === step.donor) gift.rejected.add(declaration)
    undoClaim(claim)
  }
  const receivedTotals = sumAcceptedClaims(desk)
  const expectedTotals = {
    giftsMinor: model.filedMinor,
    taxBackMinor: model.filedTaxBackMinor,
    smallMinor: model.filedSmallMinor,
  }
  if (JSON.stringify(receivedTotals) !== JSON.stringify(expectedTotals))
    violations.push(
      `HMRC has ${JSON.stringify(receivedTotals)}, the simulation's model ${JSON.stringify(expectedTotals)}`,
    )
}
