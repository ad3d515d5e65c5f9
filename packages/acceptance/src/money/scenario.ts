import fc from 'fast-check'
import type { Fault } from '../../../testkit/src/stripe/index.ts'

/** The time zones of the mosques. All of them change their clocks twice in the year. */
export const zones = ['Europe/London', 'America/New_York', 'Pacific/Auckland'] as const

/** The moments of a week: midweek, on Friday while invoices may be drafts, and on Saturday night. */
export const momentsPerWeek = 3
const weeks = 52

const cards = ['succeeds', 'succeeds', 'succeeds', 'declined', '3ds', 'friday_declined', 'friday_check'] as const
/** The cards of single gifts, which may also wait for a slow bank. */
const oneOffCards = [...cards, 'processing', 'processing'] as const
const codes = ['insufficient_funds', 'authentication_required', 'processing', 'succeeds'] as const
const faults: readonly Fault[] = [
  'error-500',
  'hang-up-before',
  'hang-up-after',
  'error-after',
  'empty-404',
  'paid-502',
]

/** An action by a donor, or an event that affects them. `which` picks an item, such as the gift to change, with `pick`. */
export type Step = { moment: number; selector: number; faults: Fault[]; isDoubled: boolean } & (
  | { do: 'begin'; kind: 'weekly' | 'monthly' | 'daily'; card: string; passes: boolean }
  | { do: 'give'; card: string; passes: boolean; again: boolean }
  | { do: 'pause'; days: number | undefined }
  | { do: 'amount'; amountMinor: number }
  | { do: 'resume' | 'skip' | 'cancel' | 'stale' | 'look' }
  | { do: 'card'; card: string; passes: boolean }
  | { do: 'decline'; codes: string[] }
  | { do: 'refund'; part: number; byServer: boolean }
  | { do: 'dispute' | 'won' | 'lost' | 'refund fails' }
)

/** One donor's steps in a year, with their faults. Runs are independent of each other. */
export type Run = { steps: Step[] }

/**
 * A year of one mosque with several donors. `seed` decides which events are lost, repeated, late or false, and what slow
 * banks decide.
 */
export type Scenario = { zone: number; seed: number; runs: Run[] }

const commonFields = {
  moment: fc.nat(weeks * momentsPerWeek - 1),
  selector: fc.nat(9),
  faults: fc.oneof(
    { weight: 3, arbitrary: fc.constant<Fault[]>([]) },
    { weight: 2, arbitrary: fc.array(fc.constantFrom(...faults), { minLength: 1, maxLength: 2 }) },
  ),
  isDoubled: fc.constantFrom(true, false, false),
}
const card = fc.constantFrom(...cards)
const oneOffCard = fc.constantFrom(...oneOffCards)
const passes = fc.boolean()
const simpleStep = <const T extends string>(...names: T[]) =>
  fc.record({ ...commonFields, do: fc.constantFrom(...names) })

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({
      ...commonFields,
      do: fc.constant('begin' as const),
      kind: fc.constantFrom('weekly', 'weekly', 'weekly', 'monthly', 'daily'),
      card,
      passes,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...commonFields,
      do: fc.constant('give' as const),
      card: oneOffCard,
      passes,
      again: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      ...commonFields,
      do: fc.constant('pause' as const),
      days: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...commonFields,
      do: fc.constant('amount' as const),
      amountMinor: fc.integer({ min: 100, max: 9999 }),
    }),
  },
  { weight: 4, arbitrary: simpleStep('resume') },
  { weight: 4, arbitrary: simpleStep('skip', 'stale', 'look') },
  { weight: 1, arbitrary: simpleStep('cancel') },
  { weight: 2, arbitrary: fc.record({ ...commonFields, do: fc.constant('card' as const), card, passes }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...commonFields,
      do: fc.constant('decline' as const),
      codes: fc.array(fc.constantFrom(...codes), { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      ...commonFields,
      do: fc.constant('refund' as const),
      part: fc.integer({ min: 1, max: 100 }),
      byServer: fc.constantFrom(true, true, false),
    }),
  },
  { weight: 4, arbitrary: simpleStep('dispute', 'won', 'lost', 'refund fails') },
)

/** A donor's first step: three in five start a regular gift, the others give a single gift. */
const firstStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      ...commonFields,
      moment: fc.nat(44 * momentsPerWeek),
      do: fc.constant('begin' as const),
      kind: fc.constant('weekly' as const),
      card: fc.constantFrom('succeeds', 'succeeds', '3ds', 'friday_declined'),
      passes,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...commonFields,
      do: fc.constant('give' as const),
      card: oneOffCard,
      passes,
      again: fc.boolean(),
    }),
  },
)

/** A run: the first step, and others in the ten weeks after it. */
const run: fc.Arbitrary<Run> = fc
  .tuple(firstStep, fc.array(fc.tuple(step, fc.nat(10 * momentsPerWeek)), { minLength: 2, maxLength: 6, size: 'max' }))
  .map(([begin, laterSteps]) => {
    const followingSteps = laterSteps.map(([next, later]) => ({
      ...next,
      moment: Math.min(begin.moment + later, weeks * momentsPerWeek - 1),
    }))
    return { steps: [begin, ...followingSteps].toSorted((a, b) => a.moment - b.moment) }
  })

/** The number of donors at each mosque. */
const donorsPerMosque = 30

/** Returns mosques with `count` donors in total. The same seed returns the same scenarios. */
export function generateScenarios(seed: number, count: number): Scenario[] {
  const runs = fc.sample(run, { seed, numRuns: count })
  return Array.from({ length: Math.ceil(count / donorsPerMosque) }, (_, mosque) => ({
    zone: mosque % zones.length,
    seed: seed + mosque,
    runs: runs.slice(mosque * donorsPerMosque, (mosque + 1) * donorsPerMosque),
  }))
}
