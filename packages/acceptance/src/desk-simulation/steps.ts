import fc from 'fast-check'

/** The days of a simulated year. */
export const daysPerYear = 365
/** The months of a simulated year; it is checked after each. */
export const monthsPerYear = 12

/** The number of a mosque's donors. */
export const donorCount = 4

/** An action by staff or a donor on a day of the year. `which` picks an item, such as the gift to refund, with `pick`. */
export type Step = { day: number; selector: number } & (
  | { do: 'give'; donor: number; amountMinor: number; giftAid: 'yes' | 'no'; cause: 'general' | 'zakat' }
  | { do: 'begin'; donor: number; amountMinor: number; giftAid: 'yes' | 'no' }
  | { do: 'regular'; action: 'pause' | 'resume' | 'amount' | 'cancel' | 'skip'; amountMinor: number }
  | { do: 'refund'; percent: number; isRepeated: boolean; decision: 'approve' | 'decline' | 'wait' }
  | { do: 'decide'; approve: boolean }
  | { do: 'count'; smallMinor: number; envelopeMinor: number; confirms: 'both' | 'one' | 'again' }
  | { do: 'pay in' }
  | { do: 'statement'; lines: readonly LinePlan[]; repeatsPrevious: boolean }
  | { do: 'post'; as: 'gift' | 'payout' | 'box' | 'other'; donor: number; isRepeated: boolean }
  | { do: 'reverse'; isRepeated: boolean }
  | { do: 'merge'; donor: number; into: number }
  | { do: 'separate'; donor: number }
  | { do: 'speak'; donor: number }
  | { do: 'withdraw'; because: 'donor' | 'tax' }
  | { do: 'claim'; small: boolean; doubtful: boolean }
  | { do: 'outcome'; outcome: 'sent' | 'undone' | 'rejected' }
  | { do: 'file'; small: boolean; answer: 'accepted' | 'refused' | 'lost answer' | 'lost claim'; donor: number }
)

/** The subject of a bank statement line. `twins` repeats the line. */
export type LinePlan = { about: 'transfer' | 'payout' | 'box' | 'spending'; amountMinor: number; isDuplicated: boolean }

const amountMinor = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 100, max: 9999 }) },
  { weight: 2, arbitrary: fc.integer({ min: 20_000, max: 70_000 }) },
)
const donor = fc.nat(donorCount - 1)
const commonFields = { day: fc.nat(daysPerYear - 2), selector: fc.nat(99) }
const giftAid = fc.constantFrom('yes', 'yes', 'no')
const isSmall = fc.boolean()
const line: fc.Arbitrary<LinePlan> = fc.record({
  about: fc.constantFrom('transfer', 'transfer', 'payout', 'box', 'spending'),
  amountMinor: fc.integer({ min: 100, max: 50_000 }),
  isDuplicated: fc.constantFrom(true, false, false, false),
})

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      ...commonFields,
      do: fc.constant('give' as const),
      donor,
      amountMinor,
      giftAid,
      cause: fc.constantFrom('general', 'general', 'zakat'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...commonFields,
      do: fc.constant('begin' as const),
      donor,
      amountMinor: fc.integer({ min: 100, max: 9999 }),
      giftAid,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...commonFields,
      do: fc.constant('regular' as const),
      action: fc.constantFrom('pause', 'resume', 'amount', 'amount', 'cancel', 'skip'),
      amountMinor: fc.integer({ min: 100, max: 9999 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      ...commonFields,
      do: fc.constant('refund' as const),
      percent: fc.constantFrom(1, 30, 50, 100, 100),
      isRepeated: fc.boolean(),
      decision: fc.constantFrom('approve', 'approve', 'decline', 'wait'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ ...commonFields, do: fc.constant('decide' as const), approve: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      ...commonFields,
      do: fc.constant('count' as const),
      smallMinor: fc.integer({ min: 0, max: 300_000 }),
      envelopeMinor: fc.integer({ min: 1, max: 5000 }),
      confirms: fc.constantFrom('both', 'both', 'both', 'one', 'again'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ ...commonFields, do: fc.constant('pay in' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...commonFields,
      do: fc.constant('statement' as const),
      lines: fc.array(line, { maxLength: 4 }),
      repeatsPrevious: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      ...commonFields,
      do: fc.constant('post' as const),
      as: fc.constantFrom('gift', 'gift', 'payout', 'box', 'other'),
      donor,
      isRepeated: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ ...commonFields, do: fc.constant('reverse' as const), isRepeated: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ ...commonFields, do: fc.constant('merge' as const), donor, into: donor }) },
  { weight: 1, arbitrary: fc.record({ ...commonFields, do: fc.constant('separate' as const), donor }) },
  { weight: 2, arbitrary: fc.record({ ...commonFields, do: fc.constant('speak' as const), donor }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...commonFields,
      do: fc.constant('withdraw' as const),
      because: fc.constantFrom('donor', 'tax'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...commonFields,
      do: fc.constant('claim' as const),
      small: isSmall,
      doubtful: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...commonFields,
      do: fc.constant('outcome' as const),
      outcome: fc.constantFrom('sent', 'sent', 'undone', 'rejected'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...commonFields,
      do: fc.constant('file' as const),
      small: isSmall,
      donor,
      answer: fc.constantFrom('accepted', 'accepted', 'refused', 'lost answer', 'lost claim'),
    }),
  },
)

/** Returns the steps of a year, in order. The same seed returns the same steps. */
export function generateSteps(seed: number): Step[] {
  const [steps = []] = fc.sample(fc.array(step, { minLength: 40, maxLength: 80, size: 'max' }), { seed, numRuns: 1 })
  return steps.toSorted((a, b) => a.day - b.day)
}
