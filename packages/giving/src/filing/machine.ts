import type { filingFailures, filingSteps, giftAidFilings } from '@minaret/foundation/db'
import { type GatewayResponse, type GatewayError, meaningOf, readableMark } from '../hmrc/index.ts'

/** A stored filing. */
export type Filing = typeof giftAidFilings.$inferSelect

/** The next message of a filing. */
export type FilingStep = (typeof filingSteps)[number]

/** The outcome of a message. */
export type StepOutcome =
  | { kind: 'not_sent' }
  | { kind: 'no_response' }
  | { kind: 'response'; response: GatewayResponse }

/** Changes to a filing. */
export type FilingChange = Partial<
  Pick<
    Filing,
    | 'state'
    | 'correlationId'
    | 'endpoint'
    | 'pollSeconds'
    | 'attempts'
    | 'nextAt'
    | 'attention'
    | 'acknowledgedAt'
    | 'deletedAt'
  >
>

/** HMRC's decision, with its errors. */
export type Verdict =
  | { state: 'accepted' }
  | { state: 'refused'; errors: readonly GatewayError[] }
  | { state: 'failed'; failure: (typeof filingFailures)[number]; errors: readonly GatewayError[] }

/** The consequence of a step: a change and perhaps a verdict. */
export type Consequence = { change: FilingChange; verdict?: Verdict }

const secondMs = 1000
const hour = 3_600_000

/** Delays between attempts, in seconds: of an undelivered claim, of polls, of list queries and of deletes. */
const delays = {
  submit: [10, 60, 300],
  poll: [10, 30, 60, 300, 900, 3600],
  list: [60, 300, 900, 3600, 21_600],
  delete: [60, 900, 3600, 21_600, 86_400],
} as const

/** After this time without a verdict, a person must decide. */
const decisionAfterMs = 24 * hour

/** The minimum poll interval after an hour without a verdict, in milliseconds. */
const slowIntervalMs = hour / 4

/** Returns the next message of a filing, or undefined if none is needed. */
export function stepOf({ state, correlationId, deletedAt }: Filing): FilingStep | undefined {
  if (state === 'built') return 'submit'
  if (state === 'sending' || state === 'unknown') return 'list'
  if (state === 'acknowledged') return 'poll'
  return state !== 'failed' && correlationId !== null && deletedAt === null ? 'delete' : undefined
}

/** Schedules the next attempt, with a growing delay. */
function delayNext(filing: Filing, step: FilingStep, now: Date, minSeconds = 0): FilingChange {
  const stepDelays = delays[step]
  const seconds = stepDelays[Math.min(filing.attempts, stepDelays.length - 1)] ?? 0
  return {
    attempts: filing.attempts + 1,
    nextAt: new Date(now.getTime() + Math.max(seconds, minSeconds) * secondMs),
  }
}

/** Adjusts a change without a verdict: after an hour HMRC is polled less often, and after a day a person may decide. */
function adjustUndecided(filing: Filing, change: FilingChange, now: Date): FilingChange {
  const age = now.getTime() - (filing.sentAt ?? filing.builtAt).getTime()
  const { nextAt, state = filing.state, attention } = change
  const adjustment: FilingChange =
    nextAt && age >= hour ? { nextAt: new Date(Math.max(nextAt.getTime(), now.getTime() + slowIntervalMs)) } : {}
  if (age >= decisionAfterMs) adjustment.attention = attention ?? (state === 'acknowledged' ? 'late' : 'not_found')
  return { ...change, ...adjustment }
}

/** It is unknown whether the claim arrived, so HMRC is asked for its list. */
const toUnknown = (now: Date): Consequence => ({
  change: { state: 'unknown', attempts: 0, nextAt: new Date(now.getTime() + (delays.list[0] ?? 0) * secondMs) },
})

const settle = (verdict: Verdict): Consequence => ({ change: {}, verdict })

function acknowledge(response: Extract<GatewayResponse, { kind: 'acknowledged' }>, now: Date): Consequence {
  const { correlationId, endpoint, pollSeconds } = response
  return {
    change: {
      state: 'acknowledged',
      correlationId,
      endpoint: endpoint ?? null,
      pollSeconds,
      acknowledgedAt: now,
      attempts: 0,
      nextAt: new Date(now.getTime() + pollSeconds * secondMs),
    },
  }
}

/** Accepts HMRC's acceptance only if its mark, if present, is the claim's own. */
function accept(filing: Filing, response: Extract<GatewayResponse, { kind: 'accepted' }>): Consequence {
  if (response.mark !== undefined && response.mark !== readableMark(filing.irMark))
    return { change: { attention: 'mark', nextAt: null } }
  return settle({ state: 'accepted' })
}

function afterSubmit(filing: Filing, outcome: StepOutcome, now: Date): Consequence {
  if (outcome.kind === 'not_sent')
    return filing.attempts + 1 < delays.submit.length
      ? { change: { state: 'built', ...delayNext(filing, 'submit', now) } }
      : settle({ state: 'failed', failure: 'unreachable', errors: [] })
  if (outcome.kind === 'no_response') return toUnknown(now)
  const { response } = outcome
  if (response.kind === 'acknowledged') return acknowledge(response, now)
  if (response.kind === 'accepted') return accept(filing, response)
  if (response.kind !== 'error') return toUnknown(now)
  const meaning = meaningOf(response.errors)
  if (meaning === 'refused') return settle({ state: 'refused', errors: response.errors })
  if (meaning === 'credentials') return settle({ state: 'failed', failure: 'login', errors: response.errors })
  if (meaning === 'ours') return settle({ state: 'failed', failure: 'message', errors: response.errors })
  return toUnknown(now)
}

function afterPoll(filing: Filing, outcome: StepOutcome, now: Date): Consequence {
  const wait = (): Consequence => ({ change: delayNext(filing, 'poll', now, filing.pollSeconds ?? 0) })
  if (outcome.kind !== 'response') return wait()
  const { response } = outcome
  // Ignore a response about another claim.
  if (
    'correlationId' in response &&
    response.correlationId !== undefined &&
    response.correlationId !== filing.correlationId
  )
    return wait()
  if (response.kind === 'acknowledged') {
    const nextAt = new Date(now.getTime() + response.pollSeconds * secondMs)
    return {
      change: {
        attempts: 0,
        pollSeconds: response.pollSeconds,
        endpoint: response.endpoint ?? filing.endpoint,
        nextAt,
      },
    }
  }
  if (response.kind === 'accepted') return accept(filing, response)
  if (response.kind !== 'error') return wait()
  const meaning = meaningOf(response.errors)
  if (meaning === 'refused') return settle({ state: 'refused', errors: response.errors })
  return meaning === 'not_found' ? toUnknown(now) : wait()
}

function afterList(filing: Filing, outcome: StepOutcome, now: Date): Consequence {
  const wait = (): Consequence => ({ change: { state: 'unknown', ...delayNext(filing, 'list', now) } })
  if (outcome.kind !== 'response') return wait()
  const { response } = outcome
  if (response.kind === 'error' && meaningOf(response.errors) === 'credentials')
    return { change: { state: 'unknown', attention: 'login', nextAt: null } }
  if (response.kind !== 'list') return wait()
  const correlationIds = new Set(
    response.records.flatMap(({ transactionId, correlationId }) =>
      transactionId === filing.transactionId && correlationId !== '' ? [correlationId] : [],
    ),
  )
  const [correlationId] = correlationIds
  if (correlationId === undefined) return wait()
  // The claim is sent only once, so two matches need a decision.
  if (correlationIds.size > 1) return { change: { state: 'unknown', attention: 'contradiction', nextAt: null } }
  return acknowledge({ kind: 'acknowledged', correlationId, pollSeconds: 2 }, now)
}

function afterDelete(filing: Filing, outcome: StepOutcome, now: Date): Consequence {
  const isGone =
    outcome.kind === 'response' &&
    (outcome.response.kind === 'deleted' ||
      (outcome.response.kind === 'error' && meaningOf(outcome.response.errors) === 'not_found'))
  return isGone
    ? { change: { deletedAt: now, nextAt: null, attempts: 0 } }
    : { change: delayNext(filing, 'delete', now) }
}

/** States in which the response to a step still counts; a later one is ignored. */
const expectedStates: Readonly<Record<FilingStep, readonly Filing['state'][]>> = {
  submit: ['sending', 'unknown'],
  list: ['unknown', 'sending'],
  poll: ['acknowledged'],
  delete: ['accepted', 'refused'],
}

/**
 * Returns the consequence of a message's outcome. No outcome leads to a second submission of a claim that may have
 * arrived, and no verdict is ever changed.
 * @param filing the current row, which may have changed since the message was sent
 */
export function consequenceOf(filing: Filing, step: FilingStep, outcome: StepOutcome, now: Date): Consequence {
  if (!expectedStates[step].includes(filing.state)) return { change: {} }
  if (step === 'delete') return afterDelete(filing, outcome, now)
  const { change, verdict } = { submit: afterSubmit, poll: afterPoll, list: afterList }[step](filing, outcome, now)
  return verdict ? { change, verdict } : { change: adjustUndecided(filing, change, now) }
}
