import type { GiftAidAnswer } from '@minaret/contract'
import { giftAidWording } from '@minaret/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { submitMessage } from '../hmrc/index.ts'
import { giftAidSchedule } from '../schedules/index.ts'
import { createClaim } from '../testing/claims.ts'
import { readSchedule } from '../testing/hmrcReader.ts'
import { schemaErrors } from '../testing/hmrcSamples.ts'
import { readDetails } from './answer.ts'
import type { Declaration } from './declare.ts'
import { assessEligibility, type Candidate, isIncludable } from './eligibility.ts'
import { type Claimable, donationOf, linesFor } from './lines.ts'

const today = '2026-11-22'
const sender = { vendorId: '8205', product: 'Minaret', version: '1.0', test: true }
const transaction = 'D240212BD8464107966120F5B312BA63'

/** Arbitrary input of a field: any script, emoji, combining marks, symbols, control characters and near-empty strings. */
const fieldInput = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength }),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength }),
      fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength }),
      fc.constantFrom('Aisha', 'Rahman-Khan', '12A', 'Œuvre Œuvre Œuvre Œuvre Œuvre Œuvre'),
      fc.string({
        unit: fc.constantFrom(...Array.from('aZ4 .-,\'’“–/#@&<>"ʿʾ½ªßœÆẞı🏠🌙\u0301\u00ad\u200b\u0001\u0085ﷺٱ٤')),
        minLength: 1,
        maxLength,
      }),
      fc.constantFrom('🏠', 'ʿ', '.', '-', '--', '12', 'X', '´', '\u0301', '℅', '①', '½', 'Œ'.repeat(20), '-A-', '٤'),
    )
    .filter((text) => text.length <= maxLength)

/** Any answer that the contract allows. */
const anyAnswer: fc.Arbitrary<GiftAidAnswer> = fc.record({
  claim: fc.constant(true),
  wording: fc.constant(giftAidWording),
  scope: fc.constantFrom('this' as const, 'past_and_future' as const),
  title: fc.option(fieldInput(20), { nil: undefined }),
  firstName: fieldInput(35),
  lastName: fieldInput(35),
  house: fieldInput(40),
  postcode: fc.oneof(
    fieldInput(10),
    fc.constantFrom('S9 5DH', 's95dh', 'GIR 0AA', 'SW1A 1AA', 'EC1A 1BB', 'JE2 3AB', 'BFPO 8'),
  ),
  overseas: fc.boolean(),
})

const anyGift = fc.record({
  netMinor: fc.oneof(fc.integer({ min: -1000, max: 100_000 }), fc.integer({ min: -1000, max: 2 ** 31 - 1 })),
  paidAt: fc.date({ min: new Date('2013-04-06'), max: new Date('2026-11-22'), noInvalidDate: true }),
})

/** A gift with the declaration of an answer; undefined if the form rejects the answer. */
function claimableOf(
  answer: GiftAidAnswer,
  { netMinor, paidAt }: { netMinor: number; paidAt: Date },
): Claimable | undefined {
  const result = readDetails(answer)
  if ('errors' in result) return undefined
  const { details } = result
  const blank = Buffer.alloc(0)
  const declaration: Declaration = {
    ...details,
    title: details.title ?? null,
    postcode: details.postcode ?? null,
    tenantId: 't',
    id: 'd',
    mode: 'live',
    email: 'aisha@example.org',
    userId: null,
    charity: 'Masjid',
    language: 'en',
    channel: 'website',
    addressMark: blank,
    recordSentAt: null,
    details: blank,
    agreedAt: paidAt,
    provedAt: paidAt,
    cancelledAt: null,
    cancelledBy: null,
  }
  const gift: Candidate = {
    id: 'g',
    mode: 'live',
    state: 'paid',
    how: 'card',
    giftAid: 'yes',
    declarationId: 'd',
    donorName: '',
    donorEmail: 'aisha@example.org',
    paidAt,
    day: paidAt.toISOString().slice(0, 10),
    netMinor,
    causeAllowsGiftAid: true,
  }
  const eligibility = assessEligibility(gift, [declaration], { today, timeZone: 'Europe/London' })
  return 'doubts' in eligibility && isIncludable(eligibility.doubts) ? { gift, declaration } : undefined
}

test('every declaration is rejected, blocked, or yields a line that is valid for HMRC’s schema and schedule', async () => {
  let count = 0
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(anyAnswer, anyGift), { minLength: 400, maxLength: 400 }), async (answers) => {
      const lines = linesFor(
        answers.flatMap(([answer, gift]) => claimableOf(answer, gift) ?? []),
        false,
      )
      count += lines.length
      if (lines.length === 0) return
      const earliestDay = lines[0]?.day ?? today
      const claim = createClaim({ donations: lines.map(donationOf), earliestDay })
      expect(await schemaErrors(submitMessage(sender, claim, transaction).xml)).toEqual([])
      const rows = lines.map((line, index) => ({
        ...line,
        tenantId: 't',
        claimId: 'c',
        position: index + 1,
        forgottenAt: null,
      }))
      expect(readSchedule(giftAidSchedule(rows, { earliestDay }), 'giftAid', today).errors).toEqual([])
    }),
    { numRuns: 12, endOnFailure: true },
  )
  // The property proves nothing unless enough lines were created.
  expect(count).toBeGreaterThan(200)
}, 120_000)
