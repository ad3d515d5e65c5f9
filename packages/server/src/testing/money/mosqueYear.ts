import { randomUUID } from 'node:crypto'
import { zonedInstant } from '@minaret/timetable'
import { startSession } from '../../accounts/session.ts'
import { findUser } from '../../accounts/users.ts'
import { signEvent } from '../../payments/events.ts'
import type { Told } from '../host.ts'
import type { Giving, Mosque } from '../stripe/giving.ts'
import type { StubAccount, StubEvent } from '../stripe/index.ts'
import { dice } from '../stripe/store.ts'
import { goesBack, pick } from './goesBack.ts'
import { openMosque } from './openMosque.ts'
import { type Promises, promise, promisesOf } from './promises.ts'
import { type Step, type Story, zones } from './story.ts'

/** A year of one mosque while it is lived. */
export type MosqueYear = {
  story: Story
  mosque: Mosque
  account: StubAccount
  zone: string
  promises: Promises[]
  /** What of the product's own promises was broken on the way. */
  broken: string[]
  headers(): Promise<Record<string, string>>
  /** What happens at a moment of the year, in turn. */
  live(at: number): Promise<void>
  /** Tells of what happened since: lost, once, twice, or later; all that waits if `all`. */
  ring(all?: boolean): Promise<void>
  /** Slow banks decide. */
  banksDecide(): void
}

/** What a year needs beside the host. */
export type Living = {
  giving: Giving
  now(): Date
  reconcile(mosque: Mosque): Promise<unknown>
  refund(mosque: Mosque, intentId: string, amountMinor: number): Promise<unknown>
  claim(mosque: Mosque): Promise<unknown>
}

const field = ({ body }: Told, name: string): unknown => Reflect.get(Object(body.data), name)
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/** Opens a mosque and begins its year. */
export async function beginYear(story: Story, living: Living): Promise<MosqueYear> {
  const { giving, now } = living
  const { host, stub } = giving
  const zone = zones[story.zone] ?? zones[0]
  const { mosque, userId, more } = await openMosque(living, zone)
  const account = stub.account(mosque.secretKey)
  const roll = dice(story.seed)
  account.disorder(story.seed)
  const promises: Promises[] = []
  const broken: string[] = []
  let told = 0
  let late: StubEvent[] = []
  let made = 0
  const token = (card: string) => `ctoken_${card}_y${(made += 1)}`
  const midnight = (day: string) => zonedInstant(day, 0, zone)
  let session: { since: Date; headers: Record<string, string> } | undefined
  const headers = async () => {
    const fresh = session && now().getTime() - session.since.getTime() < 3_600_000
    if (session && fresh) return session.headers
    session = { since: now(), headers: await logInAgain() }
    return session.headers
  }
  const logInAgain = () =>
    host.database.forTenant(mosque.id)(async (tx) => {
      const user = await findUser(tx, userId)
      if (!user) throw new Error('The member has gone.')
      return { 'X-JWT-Token': await startSession(tx, { secrets: host.secrets, tenant: mosque, now: now() }, user) }
    })
  const watched = async (what: string, asking: Promise<Told>) => {
    const answer = await asking
    if (answer.code === 500) broken.push(`${what} was answered 500: ${answer.body.message}`)
    return answer
  }
  /** Asked once, or by two clicks at once. */
  const clicks = async (what: string, twice: boolean, ask: () => Promise<Told>): Promise<Told[]> =>
    Promise.all(Array.from({ length: twice ? 2 : 1 }, () => watched(what, ask())))

  const pay = async (step: Step & { card: string; passes: boolean }, kind: string, extra: object) => {
    const attempt = await giving.attempt(mosque, {
      causeId: 'every',
      kind,
      attemptId: randomUUID(),
      ...(step.which % 2 ? { campaignId: 'roof' } : {}),
      ...more,
      ...extra,
    })
    const as = await headers()
    const confirmationTokenId = token(step.card)
    const post = (id: string) =>
      host.post(mosque, '/api/stripePaymentProcess', { ...attempt, confirmationTokenId: id }, as)
    const [answer] = await clicks(kind, step.twice, () => post(confirmationTokenId))
    const waiting = [...account.intents.values(), ...account.setups.values()].filter(
      ({ status }) => status === 'requires_action',
    )
    // One in three never comes back from the bank.
    if (step.card === '3ds' && step.which % 3 && step.faults.length === 0)
      for (const { id } of waiting.slice(-1)) account.authenticate(id, step.passes)
    return { attempt, answer, post }
  }

  /** The number the giver saw: of the last answer, or of the list after a refusal. */
  const versionOf = async (cycleId: string): Promise<number> => {
    const seen = versions.get(cycleId)
    if (seen !== undefined) return seen
    const list = await watched('list', host.post(mosque, '/api/getSubscriptionList', {}, await headers()))
    const shown: unknown[] = Array.isArray(list.body.data) ? list.body.data : []
    const cycle = shown.find((each) => Reflect.get(Object(each), 'id') === cycleId)
    return number(Reflect.get(Object(cycle), 'version')) ?? 0
  }
  const versions = new Map<string, number>()

  const change = async (step: Step, action: string, asked: Record<string, unknown> = {}) => {
    const mine = pick(promises, step.which)
    if (!mine) return
    const version = await versionOf(mine.cycleId)
    const body = { id: mine.cycleId, action, version: step.do === 'stale' ? version + 1 : version, ...asked }
    const as = await headers()
    stub.failFor(mosque.secretKey, step.faults)
    const answers = await clicks(action, step.twice, () => host.post(mosque, '/api/updateSubsciption', body, as))
    versions.delete(mine.cycleId)
    for (const answer of answers) {
      const seen = number(field(answer, 'version'))
      if (answer.code === 200 && seen !== undefined) versions.set(mine.cycleId, seen)
      promise(
        mine,
        { action, amountMinor: number(asked.amountMinor) },
        {
          code: answer.code,
          amountMinor: number(field(answer, 'amountMinor')),
          state: text(field(answer, 'state')),
          resumesOn: text(field(answer, 'resumesOn')),
        },
        now(),
        midnight,
      )
    }
  }

  const act = async (step: Step): Promise<void> => {
    switch (step.do) {
      case 'begin': {
        if (promises.length >= 3) return
        const day = (days: number) => new Date(now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
        const until = step.kind === 'daily' ? { until: day(6) } : {}
        stub.failFor(mosque.secretKey, step.faults)
        const { answer } = await pay(step, step.kind, until)
        const id = answer && text(field(answer, 'id'))
        if (id) promises.push(promisesOf(id, 2500, now()))
        return
      }
      case 'give': {
        stub.failFor(mosque.secretKey, step.faults)
        const { answer, post } = await pay(step, 'once', { amountMinor: 1000 + step.which * 111 })
        if (step.again) await clicks('again', step.twice, () => post(token('succeeds')))
        const id = answer && text(field(answer, 'id'))
        if (id) await watched('view', giving.view(mosque, id))
        return
      }
      case 'pause': {
        const until = step.days && new Date(now().getTime() + step.days * 86_400_000).toISOString().slice(0, 10)
        return change(step, 'pause', until ? { until } : {})
      }
      case 'amount':
        return change(step, 'amount', { amountMinor: step.amountMinor })
      case 'resume':
      case 'skip':
      case 'cancel':
        return change(step, step.do)
      case 'stale':
        return change(step, 'resume')
      case 'look': {
        const list = host.post(mosque, '/api/getSubscriptionList', {}, await headers())
        await watched('look', list)
        return
      }
      case 'card': {
        const mine = pick(promises, step.which)
        if (!mine) return
        stub.failFor(mosque.secretKey, step.faults)
        const as = await headers()
        const body = { id: mine.cycleId, action: 'start', confirmationTokenId: token(step.card) }
        await clicks('card', step.twice, () => host.post(mosque, '/api/updateUserSubscriptionData', body, as))
        const waiting = [...account.setups.values()].findLast(({ status }) => status === 'requires_action')
        if (!waiting) return
        account.authenticate(waiting.id, step.passes)
        const finish = { id: mine.cycleId, action: 'finish', setupIntentId: waiting.id }
        await watched('finish', host.post(mosque, '/api/updateUserSubscriptionData', finish, as))
        return
      }
      case 'decline': {
        const customer = pick([...account.customers.keys()], step.which)
        if (customer) account.declineNext(customer, ...step.codes)
        return
      }
      case 'refund':
      case 'refund fails':
      case 'dispute':
      case 'won':
      case 'lost':
        return goesBack(living, mosque, account, step)
      case 'reconcile':
        stub.failFor(mosque.secretKey, [])
        return void (await living.reconcile(mosque))
      case 'claim':
        return void (await living.claim(mosque))
    }
  }

  const post = async (event: StubEvent) => {
    const body = JSON.stringify(event)
    const answer = await host.app.inject({
      method: 'POST',
      url: `/api/stripe/webhook/${mosque.accountId}`,
      headers: { 'content-type': 'application/json', 'stripe-signature': signEvent(body, mosque.webhookSecret, now()) },
      payload: body,
    })
    if (answer.statusCode !== 200) broken.push(`an event was answered ${answer.statusCode}`)
  }

  return {
    story,
    mosque,
    account,
    zone,
    promises,
    broken,
    headers,
    async live(at) {
      account.advanceTo(now())
      for (const step of story.steps) if (step.at === at) await act(step)
    },
    async ring(all = false) {
      const fresh = account.events.slice(told)
      told = account.events.length
      const waiting = late
      late = []
      for (const event of [...fresh, ...waiting]) {
        const luck = roll()
        if (luck < 0.85 && !all) continue
        if (luck < 0.9 && !all) {
          late.push(event)
          continue
        }
        await post(event)
        if (luck > 0.95) await post(event)
      }
      late.sort(() => roll() - 0.5)
    },
    banksDecide() {
      for (const { id, status } of account.intents.values())
        if (status === 'processing') account.finish(id, roll() < 0.6)
    },
  }
}
