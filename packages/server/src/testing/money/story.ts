import fc from 'fast-check'
import type { Fault } from '../stripe/index.ts'

/** Where the mosques of a year are: all three put their clocks forward and back in it. */
export const zones = ['Europe/London', 'America/New_York', 'Pacific/Auckland'] as const

/** Moments of a week: a day in the middle, one on Friday while something may be drawn up, and Saturday night. */
export const momentsOfWeek = 3
const weeks = 52

const cards = ['succeeds', 'succeeds', 'succeeds', 'declined', '3ds', 'friday_declined', 'friday_check'] as const
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
  | { do: 'resume' | 'skip' | 'cancel' | 'stale' | 'reconcile' | 'look' | 'claim' }
  | { do: 'card'; card: string; passes: boolean }
  | { do: 'decline'; codes: string[] }
  | { do: 'refund'; part: number; byUs: boolean }
  | { do: 'dispute' | 'won' | 'lost' | 'refund fails' }
)

/** A year of one mosque. `seed` decides which events are lost, doubled or late, and what slow banks say. */
export type Story = { zone: number; seed: number; steps: Step[] }

const common = {
  at: fc.nat(weeks * momentsOfWeek - 1),
  which: fc.nat(9),
  faults: fc.oneof(
    { weight: 3, arbitrary: fc.constant<Fault[]>([]) },
    { weight: 2, arbitrary: fc.array(fc.constantFrom(...faults), { minLength: 1, maxLength: 2 }) },
  ),
  twice: fc.boolean(),
}
const card = fc.constantFrom(...cards)
const passes = fc.boolean()
const one = <const T extends string>(...names: T[]) => fc.record({ ...common, do: fc.constantFrom(...names) })

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
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
    arbitrary: fc.record({ ...common, do: fc.constant('give' as const), card, passes, again: fc.boolean() }),
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
  { weight: 6, arbitrary: one('skip', 'stale', 'look', 'reconcile', 'claim') },
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
    weight: 2,
    arbitrary: fc.record({
      ...common,
      do: fc.constant('refund' as const),
      part: fc.integer({ min: 1, max: 100 }),
      byUs: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: one('dispute', 'won', 'lost', 'refund fails') },
)

const first: fc.Arbitrary<Step> = fc.record({
  ...common,
  at: fc.nat(5),
  do: fc.constant('begin' as const),
  kind: fc.constant('weekly' as const),
  card: fc.constant('succeeds'),
  passes,
})

const story: fc.Arbitrary<Story> = fc.record({
  zone: fc.nat(zones.length - 1),
  seed: fc.nat(),
  steps: fc
    .tuple(first, fc.array(step, { minLength: 10, maxLength: 36, size: 'max' }))
    .map(([begin, more]) => [begin, ...more].toSorted((a, b) => a.at - b.at)),
})

/** So many stories, the same for the same seed. */
export const storiesOf = (seed: number, count: number): Story[] => fc.sample(story, { seed, numRuns: count })
