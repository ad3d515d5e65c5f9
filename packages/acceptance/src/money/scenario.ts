import fc from 'fast-check'
import type { Fault } from '../../../testkit/src/stripe/index.ts'

/** Where the mosques of a year are: all three put their clocks forward and back in it. */
export const zones = ['Europe/London', 'America/New_York', 'Pacific/Auckland'] as const

/** Moments of a week: a day in the middle, one on Friday while something may be drawn up, and Saturday night. */
export const momentsOfWeek = 3
const weeks = 52

const cards = ['succeeds', 'succeeds', 'succeeds', 'declined', '3ds', 'friday_declined', 'friday_check'] as const
/** A single gift may wait for a slow bank too. */
const onceCards = [...cards, 'processing', 'processing'] as const
const codes = ['insufficient_funds', 'authentication_required', 'processing', 'succeeds'] as const
const faults: readonly Fault[] = [
  'error-500',
  'hang-up-before',
  'hang-up-after',
  'error-after',
  'empty-404',
  'paid-502',
]

/** What somebody does, or what happens to them. `which` chooses among what there is. */
export type Step = { at: number; which: number; faults: Fault[]; twice: boolean } & (
  | { do: 'begin'; kind: 'weekly' | 'monthly' | 'daily'; card: string; passes: boolean }
  | { do: 'give'; card: string; passes: boolean; again: boolean }
  | { do: 'pause'; days: number | undefined }
  | { do: 'amount'; amountMinor: number }
  | { do: 'resume' | 'skip' | 'cancel' | 'stale' | 'look' }
  | { do: 'card'; card: string; passes: boolean }
  | { do: 'decline'; codes: string[] }
  | { do: 'refund'; part: number; byUs: boolean }
  | { do: 'dispute' | 'won' | 'lost' | 'refund fails' }
)

/** What one donor does in a year, and what goes wrong: one run, independent of all others. */
export type Run = { steps: Step[] }

/**
 * A year of one mosque, which its donors share like its clock. `seed` decides which events are lost, doubled, late or
 * untrue, and what slow banks say.
 */
export type Scenario = { zone: number; seed: number; runs: Run[] }

const common = {
  at: fc.nat(weeks * momentsOfWeek - 1),
  which: fc.nat(9),
  faults: fc.oneof(
    { weight: 3, arbitrary: fc.constant<Fault[]>([]) },
    { weight: 2, arbitrary: fc.array(fc.constantFrom(...faults), { minLength: 1, maxLength: 2 }) },
  ),
  twice: fc.constantFrom(true, false, false),
}
const card = fc.constantFrom(...cards)
const onceCard = fc.constantFrom(...onceCards)
const passes = fc.boolean()
const one = <const T extends string>(...names: T[]) => fc.record({ ...common, do: fc.constantFrom(...names) })

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({
      ...common,
      do: fc.constant('begin' as const),
      kind: fc.constantFrom('weekly', 'weekly', 'weekly', 'monthly', 'daily'),
      card,
      passes,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ ...common, do: fc.constant('give' as const), card: onceCard, passes, again: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      ...common,
      do: fc.constant('pause' as const),
      days: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...common,
      do: fc.constant('amount' as const),
      amountMinor: fc.integer({ min: 100, max: 9999 }),
    }),
  },
  { weight: 4, arbitrary: one('resume') },
  { weight: 4, arbitrary: one('skip', 'stale', 'look') },
  { weight: 1, arbitrary: one('cancel') },
  { weight: 2, arbitrary: fc.record({ ...common, do: fc.constant('card' as const), card, passes }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...common,
      do: fc.constant('decline' as const),
      codes: fc.array(fc.constantFrom(...codes), { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      ...common,
      do: fc.constant('refund' as const),
      part: fc.integer({ min: 1, max: 100 }),
      byUs: fc.constantFrom(true, true, false),
    }),
  },
  { weight: 4, arbitrary: one('dispute', 'won', 'lost', 'refund fails') },
)

/** A gift is begun before anything is changed about it; for two of five donors one gift is where it begins. */
const first: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      ...common,
      at: fc.nat(44 * momentsOfWeek),
      do: fc.constant('begin' as const),
      kind: fc.constant('weekly' as const),
      card: fc.constantFrom('succeeds', 'succeeds', '3ds', 'friday_declined'),
      passes,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ ...common, do: fc.constant('give' as const), card: onceCard, passes, again: fc.boolean() }),
  },
)

/** Most of what follows happens in the weeks after, as it does to real gifts. */
const run: fc.Arbitrary<Run> = fc
  .tuple(first, fc.array(fc.tuple(step, fc.nat(10 * momentsOfWeek)), { minLength: 2, maxLength: 6, size: 'max' }))
  .map(([begin, more]) => {
    const after = more.map(([each, later]) => ({ ...each, at: Math.min(begin.at + later, weeks * momentsOfWeek - 1) }))
    return { steps: [begin, ...after].toSorted((a, b) => a.at - b.at) }
  })

/** How many donors a mosque has. */
const together = 30

/** Mosques with so many donors in all, the same for the same seed. */
export function generateScenarios(seed: number, count: number): Scenario[] {
  const runs = fc.sample(run, { seed, numRuns: count })
  return Array.from({ length: Math.ceil(count / together) }, (_, mosque) => ({
    zone: mosque % zones.length,
    seed: seed + mosque,
    runs: runs.slice(mosque * together, (mosque + 1) * together),
  }))
}
