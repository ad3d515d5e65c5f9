import type { filingFailures, filingSteps, giftAidFilings } from '@minaret/foundation/db'
import { type GatewayAnswer, type GatewayError, meaningOf, readableMark } from '../hmrc/index.ts'

/** A filing as it is stored. */
export type Filing = typeof giftAidFilings.$inferSelect

/** What is sent next. */
export type FilingStep = (typeof filingSteps)[number]

/** What came of a message. */
export type StepOutcome = { kind: 'not_sent' } | { kind: 'silence' } | { kind: 'answer'; answer: GatewayAnswer }

/** What a filing becomes. */
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

/** What HMRC decided, with what it said was wrong. */
export type Verdict =
  | { state: 'accepted' }
  | { state: 'refused'; errors: readonly GatewayError[] }
  | { state: 'failed'; failure: (typeof filingFailures)[number]; errors: readonly GatewayError[] }

/** A step's consequence: another row, and perhaps a verdict. */
export type Consequence = { change: FilingChange; verdict?: Verdict }

const second = 1000
const hour = 3_600_000

/** Waits between tries, in seconds: of a message that cannot have arrived, of questions, and of a delete. */
const waits = {
  submit: [10, 60, 300],
  poll: [10, 30, 60, 300, 900, 3600],
  list: [60, 300, 900, 3600, 21_600],
  delete: [60, 900, 3600, 21_600, 86_400],
} as const

/** After so long without a verdict a person must look. */
const patience = 24 * hour

/** What has no verdict after an hour is asked about this seldom, in milliseconds, however often HMRC would be asked. */
const seldom = hour / 4

/** The message a filing needs next; nothing when it needs none. */
export function stepOf({ state, correlationId, deletedAt }: Filing): FilingStep | undefined {
  if (state === 'built') return 'submit'
  if (state === 'sending' || state === 'unknown') return 'list'
  if (state === 'acknowledged') return 'poll'
  return state !== 'failed' && correlationId !== null && deletedAt === null ? 'delete' : undefined
}

/** The row with its next try later, the longer the more often it was tried. */
function delayed(filing: Filing, step: FilingStep, now: Date, leastSeconds = 0): FilingChange {
  const wait = waits[step]
  const seconds = wait[Math.min(filing.attempts, wait.length - 1)] ?? 0
  return {
    attempts: filing.attempts + 1,
    nextAt: new Date(now.getTime() + Math.max(seconds, leastSeconds) * second),
  }
}

/**
 * What follows where HMRC has decided nothing: after an hour it is asked seldom, and after a day a person may decide, whatever
 * it has answered.
 */
function undecided(filing: Filing, change: FilingChange, now: Date): FilingChange {
  const age = now.getTime() - (filing.sentAt ?? filing.builtAt).getTime()
  const { nextAt, state = filing.state, attention } = change
  const later: FilingChange =
    nextAt && age >= hour ? { nextAt: new Date(Math.max(nextAt.getTime(), now.getTime() + seldom)) } : {}
  if (age >= patience) later.attention = attention ?? (state === 'acknowledged' ? 'late' : 'not_found')
  return { ...change, ...later }
}

/** Nobody knows whether the claim arrived: HMRC is asked what it has. */
const unknown = (now: Date): Consequence => ({
  change: { state: 'unknown', attempts: 0, nextAt: new Date(now.getTime() + (waits.list[0] ?? 0) * second) },
})

const settled = (verdict: Verdict): Consequence => ({ change: {}, verdict })

function acknowledged(answer: Extract<GatewayAnswer, { kind: 'acknowledged' }>, now: Date): Consequence {
  const { correlationId, endpoint, pollSeconds } = answer
  return {
    change: {
      state: 'acknowledged',
      correlationId,
      endpoint: endpoint ?? null,
      pollSeconds,
      acknowledgedAt: now,
      attempts: 0,
      nextAt: new Date(now.getTime() + pollSeconds * second),
    },
  }
}

/** An acceptance is believed when the mark in it, if there is one, is the claim's own. */
function accepted(filing: Filing, answer: Extract<GatewayAnswer, { kind: 'accepted' }>): Consequence {
  if (answer.mark !== undefined && answer.mark !== readableMark(filing.irMark))
    return { change: { attention: 'mark', nextAt: null } }
  return settled({ state: 'accepted' })
}

function afterSubmit(filing: Filing, outcome: StepOutcome, now: Date): Consequence {
  if (outcome.kind === 'not_sent')
    return filing.attempts + 1 < waits.submit.length
      ? { change: { state: 'built', ...delayed(filing, 'submit', now) } }
      : settled({ state: 'failed', failure: 'unreachable', errors: [] })
  if (outcome.kind === 'silence') return unknown(now)
  const { answer } = outcome
  if (answer.kind === 'acknowledged') return acknowledged(answer, now)
  if (answer.kind === 'accepted') return accepted(filing, answer)
  if (answer.kind !== 'error') return unknown(now)
  const meaning = meaningOf(answer.errors)
  if (meaning === 'refused') return settled({ state: 'refused', errors: answer.errors })
  if (meaning === 'credentials') return settled({ state: 'failed', failure: 'login', errors: answer.errors })
  if (meaning === 'ours') return settled({ state: 'failed', failure: 'message', errors: answer.errors })
  return unknown(now)
}

function afterPoll(filing: Filing, outcome: StepOutcome, now: Date): Consequence {
  const wait = (): Consequence => ({ change: delayed(filing, 'poll', now, filing.pollSeconds ?? 0) })
  if (outcome.kind !== 'answer') return wait()
  const { answer } = outcome
  // An answer about another claim says nothing of this one.
  if ('correlationId' in answer && answer.correlationId !== undefined && answer.correlationId !== filing.correlationId)
    return wait()
  if (answer.kind === 'acknowledged') {
    const nextAt = new Date(now.getTime() + answer.pollSeconds * second)
    return {
      change: { attempts: 0, pollSeconds: answer.pollSeconds, endpoint: answer.endpoint ?? filing.endpoint, nextAt },
    }
  }
  if (answer.kind === 'accepted') return accepted(filing, answer)
  if (answer.kind !== 'error') return wait()
  const meaning = meaningOf(answer.errors)
  if (meaning === 'refused') return settled({ state: 'refused', errors: answer.errors })
  return meaning === 'not_found' ? unknown(now) : wait()
}

function afterList(filing: Filing, outcome: StepOutcome, now: Date): Consequence {
  const wait = (): Consequence => ({ change: { state: 'unknown', ...delayed(filing, 'list', now) } })
  if (outcome.kind !== 'answer') return wait()
  const { answer } = outcome
  if (answer.kind === 'error' && meaningOf(answer.errors) === 'credentials')
    return { change: { state: 'unknown', attention: 'login', nextAt: null } }
  if (answer.kind !== 'list') return wait()
  const found = new Set(
    answer.records.flatMap(({ transactionId, correlationId }) =>
      transactionId === filing.transactionId && correlationId !== '' ? [correlationId] : [],
    ),
  )
  const [correlationId] = found
  if (correlationId === undefined) return wait()
  // Ours was never sent twice: two of it are for a person.
  if (found.size > 1) return { change: { state: 'unknown', attention: 'contradiction', nextAt: null } }
  return acknowledged({ kind: 'acknowledged', correlationId, pollSeconds: 2 }, now)
}

function afterDelete(filing: Filing, outcome: StepOutcome, now: Date): Consequence {
  const isGone =
    outcome.kind === 'answer' &&
    (outcome.answer.kind === 'deleted' ||
      (outcome.answer.kind === 'error' && meaningOf(outcome.answer.errors) === 'not_found'))
  return isGone ? { change: { deletedAt: now, nextAt: null, attempts: 0 } } : { change: delayed(filing, 'delete', now) }
}

/** In which states an answer to a step still says something: one that comes later than that changes nothing. */
const answeredIn: Readonly<Record<FilingStep, readonly Filing['state'][]>> = {
  submit: ['sending', 'unknown'],
  list: ['unknown', 'sending'],
  poll: ['acknowledged'],
  delete: ['accepted', 'refused'],
}

/**
 * What a filing becomes by the outcome of a message. Never does an outcome lead to a second submission of what may have
 * arrived, and never does anything turn a verdict.
 * @param filing as it stands now, which may be later than when the message went out
 */
export function consequenceOf(filing: Filing, step: FilingStep, outcome: StepOutcome, now: Date): Consequence {
  if (!answeredIn[step].includes(filing.state)) return { change: {} }
  if (step === 'delete') return afterDelete(filing, outcome, now)
  const { change, verdict } = { submit: afterSubmit, poll: afterPoll, list: afterList }[step](filing, outcome, now)
  return verdict ? { change, verdict } : { change: undecided(filing, change, now) }
}
