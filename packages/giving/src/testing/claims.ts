import fc from 'fast-check'
import type { Claim, ClaimedDonation } from '../hmrc/claim.ts'

/** A valid claim with one donation. */
export const createClaim = (overrides: Partial<Claim> = {}): Claim => ({
  hmrcReference: 'AB12345',
  name: 'Masjid an-Noor',
  regulator: { kind: 'CCEW', number: '1137948' },
  official: {
    person: { title: 'Dr', firstName: 'Aisha', lastName: 'Rahman' },
    postcode: 'M1 1AA',
    phone: '0161 496 0000',
  },
  donations: [
    {
      donor: { title: 'Mr', firstName: 'Yusuf', lastName: 'Khan', house: '12A', postcode: 'M99 2QD' },
      day: '2026-06-05',
      amountMinor: 2500,
    },
  ],
  earliestDay: '2026-06-05',
  otherIncome: [],
  ...overrides,
})

/** Arbitrary non-blank strings of any characters, even those XML cannot contain. */
const nonBlank = (maxLength: number) =>
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: maxLength - 1 })
    .map((input) => `${input}x`)
    .filter((input) => Array.from(input).length <= maxLength)
const amountMinor = fc.integer({ min: 1, max: 100_000 })
const day = fc
  .integer({ min: 0, max: 1000 })
  .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10))
const title = fc.option(fc.constantFrom('Dr', 'Mr', "O'x", 'M'), { nil: undefined })
const postcode = fc.option(fc.constantFrom('M1 1AA', 'SW1A 1AA', 'GIR 0AA'), { nil: undefined })

const donation: fc.Arbitrary<ClaimedDonation> = fc.oneof(
  fc.record({
    donor: fc.record({ title, firstName: nonBlank(35), lastName: nonBlank(35), house: nonBlank(40), postcode }),
    sponsored: fc.boolean(),
    day,
    amountMinor,
  }),
  fc.record({ aggregated: nonBlank(35), day, amountMinor }),
)
const years = fc.uniqueArray(fc.record({ year: fc.integer({ min: 2024, max: 2027 }), amountMinor }), {
  selector: ({ year }) => year,
  minLength: 1,
  maxLength: 3,
})

/** Any claim that follows HMRC's rules. */
export const anyClaim: fc.Arbitrary<Claim> = fc.record({
  hmrcReference: fc.constantFrom('A1', 'AB12345'),
  name: fc.constantFrom('Masjid an-Noor & Community <Centre>', '1st Ḥusayniyya'),
  regulator: fc.constantFrom(
    { kind: 'none' as const },
    { kind: 'OSCR' as const, number: 'SC012345' },
    { kind: 'other' as const, name: 'The Guernsey Registry' },
  ),
  official: fc.record({
    person: fc.record({ title, firstName: fc.constant("D'Arcy"), lastName: fc.constant('House Martin (2)') }),
    postcode,
    phone: fc.constant('(0161) 496-0000'),
  }),
  reference: fc.option(fc.constant('2026-3'), { nil: undefined }),
  donations: fc.array(donation, { minLength: 1, maxLength: 5 }),
  earliestDay: day,
  otherIncome: fc.array(
    fc.record({
      payer: nonBlank(40),
      day,
      grossMinor: fc.integer({ min: 200, max: 900 }),
      taxMinor: fc.integer({ min: 1, max: 199 }),
    }),
    { maxLength: 2 },
  ),
  overclaimedMinor: fc.option(amountMinor, { nil: undefined }),
  smallDonations: fc.option(
    fc.record({
      connected: fc.array(fc.record({ name: nonBlank(160), hmrcReference: fc.constant('XR4010') }), { maxLength: 2 }),
      years,
      buildings: fc.array(
        fc.record({ name: nonBlank(160), address: nonBlank(40), postcode: fc.constant('L20 3UD'), years }),
        {
          maxLength: 2,
        },
      ),
    }),
    { nil: undefined },
  ),
  explanation: fc.constant('A donor was refunded.'),
})
