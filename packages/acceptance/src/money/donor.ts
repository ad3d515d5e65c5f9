import { randomUUID } from 'node:crypto'
import { zonedInstant } from '@minaret/timetable'
import type { TestResponse } from '../testServer.ts'
import { simulateReturn, pick } from './returns.ts'
import { createMember } from './member.ts'
import type { SimulationContext, MosqueContext } from './context.ts'
import { type ExpectedCollections, expectChange, expectCollections } from './invariants.ts'
import type { Run, Step } from './scenario.ts'

/** A donor in a simulated year. */
export type SimulatedDonor = {
  userId: string
  email: string
  expectations: ExpectedCollections[]
  /** The ids of the donor's gifts and regular gifts. */
  giftIds: Set<string>
  /** The number of refunds requested from us by payment intent. */
  refunds: Map<string, number>
  /** The violations found in responses. */
  violations: string[]
  headers(): Promise<Record<string, string>>
  /** Runs the donor's steps at a moment of the year. */
  runMoment(moment: number): Promise<void>
}

const dayMs = 86_400_000
const readField = ({ body }: TestResponse, name: string): unknown => Reflect.get(Object(body.data), name)
const asString = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const asNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

const giftAid = {
  claim: true,
  wording: 'gift-aid-1',
  scope: 'past_and_future',
  firstName: 'Aisha',
  lastName: 'Rahman',
  house: '4',
  postcode: 'S9 5DH',
}

const endStates = ['ended', 'expired']
const statesAfter: Readonly<Record<string, readonly string[]>> = {
  pause: ['paused', ...endStates],
  skip: ['paused', ...endStates],
  cancel: endStates,
}

/** Returns how the result of a successful change differs from the request. */
function findMismatches(action: string, request: Record<string, unknown>, response: TestResponse): string[] {
  const [state, amountMinor] = [
    asString(readField(response, 'state')) ?? '',
    asNumber(readField(response, 'amountMinor')),
  ]
  const requestedMinor = asNumber(request.amountMinor)
  const violations: string[] = []
  if (statesAfter[action]?.includes(state) === false)
    violations.push(`after a successful ${action} the gift is ${state}`)
  if (requestedMinor !== undefined && requestedMinor !== amountMinor && !endStates.includes(state))
    violations.push(`after a successful change to ${requestedMinor} the gift is ${amountMinor}`)
  return violations
}

/** Creates a donor with an account at a mosque. */
export async function createDonor(
  { steps }: Run,
  index: number,
  simulation: SimulationContext,
  context: MosqueContext,
): Promise<SimulatedDonor> {
  const { giving, now } = simulation
  const { server, stub } = giving
  const { mosque, account, zone } = context
  const email = `donor${index}@example.org`
  const { id: userId, headers } = await createMember(simulation, mosque, email)
  const versions = new Map<string, number>()
  const giftAidField = zone === 'Europe/London' ? { giftAid } : {}
  let count = 0
  const newToken = (card: string) => `ctoken_${card}_g${index}_${(count += 1)}`
  const dayAfter = (days: number) => new Date(now().getTime() + days * dayMs).toISOString().slice(0, 10)
  const listWaiting = () =>
    [...account.intents.values(), ...account.setups.values()].flatMap(({ id, status }) =>
      status === 'requires_action' ? id : [],
    )

  const donor: SimulatedDonor = {
    userId,
    email,
    expectations: [],
    giftIds: new Set(),
    refunds: new Map(),
    violations: [],
    headers,
    async runMoment(moment) {
      for (const step of steps) if (step.moment === moment) await runStep(step)
    },
  }
  const post = async (url: string, body: object): Promise<TestResponse> => {
    const response = await server.post(mosque, url, body, await headers())
    if (response.code === 500) donor.violations.push(`${url} returned 500: ${response.body.message}`)
    return response
  }
  /** Sends a request once, or twice at the same time as by a double click. */
  const sendClicks = (
    isDoubled: boolean,
    click: (isSecondClick: boolean) => Promise<TestResponse>,
  ): Promise<TestResponse[]> => Promise.all([click(false), ...(isDoubled ? [click(true)] : [])])

  const pay = async (step: Step & { card: string; passes: boolean }, kind: string, extra: object) => {
    const attempt = await giving.attempt(mosque, {
      causeId: 'every',
      kind,
      attemptId: randomUUID(),
      donor: { name: 'Aisha Rahman', email },
      ...(step.selector % 2 ? { campaignId: 'roof' } : {}),
      ...giftAidField,
      ...extra,
    })
    stub.setFaults(mosque.secretKey, step.faults)
    const waitingBefore = new Set(listWaiting())
    const firstToken = newToken(step.card)
    const postAttempt = (confirmationTokenId: string) =>
      post('/api/stripePaymentProcess', { ...attempt, confirmationTokenId })
    // The second request is a second click with the same card, or a second window with another card.
    const responses = await sendClicks(step.isDoubled, (isSecond) =>
      postAttempt(isSecond && step.selector % 3 ? newToken('succeeds') : firstToken),
    )
    const [id] = responses.flatMap((response) => asString(readField(response, 'id')) ?? [])
    if (id) donor.giftIds.add(id)
    // One donor in three never returns from the bank's page.
    const newChecks = listWaiting().filter((checkId) => !waitingBefore.has(checkId))
    if (step.selector % 3 && step.faults.length === 0)
      for (const checkId of newChecks) account.authenticate(checkId, step.passes)
    return { id, postAttempt }
  }

  /** Returns the version the donor last saw: from the last response, or from the list after an error. */
  const versionOf = async (regularGiftId: string): Promise<number> => {
    const version = versions.get(regularGiftId)
    if (version !== undefined) return version
    const { body } = await post('/api/getSubscriptionList', {})
    const regularGifts: unknown[] = Array.isArray(body.data) ? body.data : []
    const regularGift = regularGifts.find((candidate) => Reflect.get(Object(candidate), 'id') === regularGiftId)
    return asNumber(Reflect.get(Object(regularGift), 'version')) ?? 0
  }

  const change = async (step: Step, action: string, request: Record<string, unknown> = {}) => {
    const expectation = pick(donor.expectations, step.selector)
    if (!expectation) return
    const version = await versionOf(expectation.regularGiftId)
    const body = {
      id: expectation.regularGiftId,
      action,
      version: step.do === 'stale' ? version + 1 : version,
      ...request,
    }
    stub.setFaults(mosque.secretKey, step.faults)
    const responses = await sendClicks(step.isDoubled, () => post('/api/updateSubsciption', body))
    versions.delete(expectation.regularGiftId)
    for (const response of responses) {
      if (response.code === 200) donor.violations.push(...findMismatches(action, request, response))
      const version = asNumber(readField(response, 'version'))
      if (response.code === 200 && version !== undefined) versions.set(expectation.regularGiftId, version)
      expectChange(
        expectation,
        { action, amountMinor: asNumber(request.amountMinor) },
        {
          code: response.code,
          amountMinor: asNumber(readField(response, 'amountMinor')),
          state: asString(readField(response, 'state')),
          resumesOn: asString(readField(response, 'resumesOn')),
        },
        now(),
        (date) => zonedInstant(date, 0, zone),
      )
    }
  }

  const changeCard = async (step: Step & { card: string; passes: boolean }) => {
    const expectation = pick(donor.expectations, step.selector)
    if (!expectation) return
    const waitingBefore = new Set(listWaiting())
    stub.setFaults(mosque.secretKey, step.faults)
    const body = { id: expectation.regularGiftId, action: 'start', confirmationTokenId: newToken(step.card) }
    await sendClicks(step.isDoubled, () => post('/api/updateUserSubscriptionData', body))
    const setupIntentId = listWaiting().find((id) => !waitingBefore.has(id) && account.setups.has(id))
    if (!setupIntentId) return
    account.authenticate(setupIntentId, step.passes)
    await post('/api/updateUserSubscriptionData', { id: expectation.regularGiftId, action: 'finish', setupIntentId })
  }

  const runStep = async (step: Step): Promise<void> => {
    switch (step.do) {
      case 'begin': {
        if (donor.expectations.length >= 2) return
        const { id } = await pay(step, step.kind, step.kind === 'daily' ? { until: dayAfter(6) } : {})
        if (id) donor.expectations.push(expectCollections(id, 2500, now()))
        return
      }
      case 'give': {
        const { id, postAttempt } = await pay(step, 'once', { amountMinor: 1000 + step.selector * 111 })
        if (step.again) await sendClicks(step.isDoubled, () => postAttempt(newToken('succeeds')))
        if (id) await giving.view(mosque, id)
        return
      }
      case 'pause':
        return change(step, 'pause', step.days ? { until: dayAfter(step.days) } : {})
      case 'amount':
        return change(step, 'amount', { amountMinor: step.amountMinor })
      case 'resume':
      case 'skip':
      case 'cancel':
        return change(step, step.do)
      case 'stale':
        return change(step, 'resume')
      case 'look':
        return void (await post('/api/getSubscriptionList', {}))
      case 'card':
        return changeCard(step)
      case 'decline': {
        const customer = [...account.customers.values()].find((candidate) => candidate.email === email)
        if (customer) account.setNextOutcomes(customer.id, ...step.codes)
        return
      }
      case 'refund':
      case 'refund fails':
      case 'dispute':
      case 'won':
      case 'lost':
        return simulateReturn(simulation, context, donor, step)
    }
  }
  return donor
}
