import { randomUUID } from 'node:crypto'
import { zonedInstant } from '@minaret/timetable'
import type { TestResponse } from '../testServer.ts'
import { simulateReturn, pick } from './returns.ts'
import { makeMember } from './member.ts'
import type { SimulationContext, MosqueContext } from './place.ts'
import { type ExpectedCollections, expectChange, expectCollections } from './invariants.ts'
import type { Run, Step } from './scenario.ts'

/** Somebody who gives in a year, while it is lived. */
export type SimulatedDonor = {
  userId: string
  email: string
  promises: ExpectedCollections[]
  /** The gifts and regular gifts they were told of. */
  known: Set<string>
  /** How often we were asked to give a payment back, by intent. */
  refunds: Map<string, number>
  /** What of the product's own promises was broken on the way. */
  broken: string[]
  headers(): Promise<Record<string, string>>
  /** Does what this moment of the year has for them. */
  live(at: number): Promise<void>
}

const day = 86_400_000
const field = ({ body }: TestResponse, name: string): unknown => Reflect.get(Object(body.data), name)
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

const giftAid = {
  claim: true,
  wording: 'gift-aid-1',
  scope: 'past_and_future',
  firstName: 'Aisha',
  lastName: 'Rahman',
  house: '4',
  postcode: 'S9 5DH',
}

const over = ['ended', 'expired']
const becomes: Readonly<Record<string, readonly string[]>> = {
  pause: ['paused', ...over],
  skip: ['paused', ...over],
  cancel: over,
}

/** In what a change that is said to be done is not what was asked for. */
function findMismatches(action: string, request: Record<string, unknown>, answer: TestResponse): string[] {
  const [state, amountMinor] = [text(field(answer, 'state')) ?? '', number(field(answer, 'amountMinor'))]
  const wanted = number(request.amountMinor)
  const broken: string[] = []
  if (becomes[action]?.includes(state) === false) broken.push(`a change (${action}) was done, and the gift is ${state}`)
  if (wanted !== undefined && wanted !== amountMinor && !over.includes(state))
    broken.push(`a change to ${wanted} was done, and the gift is of ${amountMinor}`)
  return broken
}

/** Lets somebody join a mosque and begin their year. */
export async function createDonor(
  { steps }: Run,
  nth: number,
  simulation: SimulationContext,
  place: MosqueContext,
): Promise<SimulatedDonor> {
  const { giving, now } = simulation
  const { host, stub } = giving
  const { mosque, account, zone } = place
  const email = `donor${nth}@example.org`
  const { id: userId, headers } = await makeMember(simulation, mosque, email)
  const versions = new Map<string, number>()
  const more = zone === 'Europe/London' ? { giftAid } : {}
  let count = 0
  const token = (card: string) => `ctoken_${card}_g${nth}_${(count += 1)}`
  const dayIn = (days: number) => new Date(now().getTime() + days * day).toISOString().slice(0, 10)
  const waiting = () =>
    [...account.intents.values(), ...account.setups.values()].flatMap(({ id, status }) =>
      status === 'requires_action' ? id : [],
    )

  const donor: SimulatedDonor = {
    userId,
    email,
    promises: [],
    known: new Set(),
    refunds: new Map(),
    broken: [],
    headers,
    async live(at) {
      for (const step of steps) if (step.at === at) await act(step)
    },
  }
  const ask = async (url: string, body: object): Promise<TestResponse> => {
    const answer = await host.post(mosque, url, body, await headers())
    if (answer.code === 500) donor.broken.push(`${url} was answered 500: ${answer.body.message}`)
    return answer
  }
  /** Asked once, or by two clicks at once. */
  const clicks = (twice: boolean, click: (second: boolean) => Promise<TestResponse>): Promise<TestResponse[]> =>
    Promise.all([click(false), ...(twice ? [click(true)] : [])])

  const pay = async (step: Step & { card: string; passes: boolean }, kind: string, extra: object) => {
    const attempt = await giving.attempt(mosque, {
      causeId: 'every',
      kind,
      attemptId: randomUUID(),
      donor: { name: 'Aisha Rahman', email },
      ...(step.which % 2 ? { campaignId: 'roof' } : {}),
      ...more,
      ...extra,
    })
    stub.failFor(mosque.secretKey, step.faults)
    const before = new Set(waiting())
    const first = token(step.card)
    const post = (confirmationTokenId: string) => ask('/api/stripePaymentProcess', { ...attempt, confirmationTokenId })
    // A second click, or a second window with a card of its own.
    const answers = await clicks(step.twice, (second) => post(second && step.which % 3 ? token('succeeds') : first))
    const [id] = answers.flatMap((answer) => text(field(answer, 'id')) ?? [])
    if (id) donor.known.add(id)
    // One in three never comes back from the bank.
    const checks = waiting().filter((one) => !before.has(one))
    if (step.which % 3 && step.faults.length === 0) for (const one of checks) account.authenticate(one, step.passes)
    return { id, post }
  }

  /** The number the donor saw: of the last answer, or of the list after a refusal. */
  const versionOf = async (cycleId: string): Promise<number> => {
    const version = versions.get(cycleId)
    if (version !== undefined) return version
    const { body } = await ask('/api/getSubscriptionList', {})
    const shown: unknown[] = Array.isArray(body.data) ? body.data : []
    const cycle = shown.find((each) => Reflect.get(Object(each), 'id') === cycleId)
    return number(Reflect.get(Object(cycle), 'version')) ?? 0
  }

  const change = async (step: Step, action: string, request: Record<string, unknown> = {}) => {
    const mine = pick(donor.promises, step.which)
    if (!mine) return
    const version = await versionOf(mine.cycleId)
    const body = { id: mine.cycleId, action, version: step.do === 'stale' ? version + 1 : version, ...request }
    stub.failFor(mosque.secretKey, step.faults)
    const answers = await clicks(step.twice, () => ask('/api/updateSubsciption', body))
    versions.delete(mine.cycleId)
    for (const answer of answers) {
      if (answer.code === 200) donor.broken.push(...findMismatches(action, request, answer))
      const version = number(field(answer, 'version'))
      if (answer.code === 200 && version !== undefined) versions.set(mine.cycleId, version)
      expectChange(
        mine,
        { action, amountMinor: number(request.amountMinor) },
        {
          code: answer.code,
          amountMinor: number(field(answer, 'amountMinor')),
          state: text(field(answer, 'state')),
          resumesOn: text(field(answer, 'resumesOn')),
        },
        now(),
        (of) => zonedInstant(of, 0, zone),
      )
    }
  }

  const changeCard = async (step: Step & { card: string; passes: boolean }) => {
    const mine = pick(donor.promises, step.which)
    if (!mine) return
    const before = new Set(waiting())
    stub.failFor(mosque.secretKey, step.faults)
    const body = { id: mine.cycleId, action: 'start', confirmationTokenId: token(step.card) }
    await clicks(step.twice, () => ask('/api/updateUserSubscriptionData', body))
    const setupIntentId = waiting().find((one) => !before.has(one) && account.setups.has(one))
    if (!setupIntentId) return
    account.authenticate(setupIntentId, step.passes)
    await ask('/api/updateUserSubscriptionData', { id: mine.cycleId, action: 'finish', setupIntentId })
  }

  const act = async (step: Step): Promise<void> => {
    switch (step.do) {
      case 'begin': {
        if (donor.promises.length >= 2) return
        const { id } = await pay(step, step.kind, step.kind === 'daily' ? { until: dayIn(6) } : {})
        if (id) donor.promises.push(expectCollections(id, 2500, now()))
        return
      }
      case 'give': {
        const { id, post } = await pay(step, 'once', { amountMinor: 1000 + step.which * 111 })
        if (step.again) await clicks(step.twice, () => post(token('succeeds')))
        if (id) await giving.view(mosque, id)
        return
      }
      case 'pause':
        return change(step, 'pause', step.days ? { until: dayIn(step.days) } : {})
      case 'amount':
        return change(step, 'amount', { amountMinor: step.amountMinor })
      case 'resume':
      case 'skip':
      case 'cancel':
        return change(step, step.do)
      case 'stale':
        return change(step, 'resume')
      case 'look':
        return void (await ask('/api/getSubscriptionList', {}))
      case 'card':
        return changeCard(step)
      case 'decline': {
        const own = [...account.customers.values()].find((customer) => customer.email === email)
        if (own) account.declineNext(own.id, ...step.codes)
        return
      }
      case 'refund':
      case 'refund fails':
      case 'dispute':
      case 'won':
      case 'lost':
        return simulateReturn(simulation, place, donor, step)
    }
  }
  return donor
}
