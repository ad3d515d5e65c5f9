import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSample, schemaErrors } from '../testing/hmrcSamples.ts'
import { createClaim, anyClaim } from '../testing/claims.ts'
import { writeCanonical } from './canonical.ts'
import { brokenRules, claimRules } from './claimRules.ts'
import { addCredentials, deleteMessage, listMessage, pollMessage, submitMessage } from './envelope.ts'
import type { Claim } from './claim.ts'
import { computeIrMark } from './irMark.ts'
import { claimFaults } from './lineFaults.ts'

const sender = { vendorId: '8205', product: 'Minaret', version: '1.0', test: true }
const transactionId = 'D240212BD8464107966120F5B312BA63'
const credentials = { senderId: 'ISV123', password: 'open <sesame> & "more"' }

describe('a claim message', () => {
  test('HMRC’s valid sample passes the schemas, and its invalid one fails', async () => {
    expect(await schemaErrors(readSample('test-chris-submission-3.xml'))).toEqual([])
    expect(await schemaErrors(readSample('test-chris-submission-invalid.xml'))).not.toEqual([])
  })

  test('has the mark of HMRC’s sample for the same content', () => {
    const claim: Claim = {
      hmrcReference: 'XR4010',
      name: 'CHARITY TC088',
      regulator: { kind: 'CCEW', number: '1234' },
      official: { trustee: 'Joe Bloggs', postcode: 'AB12 3YZ', phone: '07777777777' },
      donations: [
        {
          donor: { title: 'Mr', firstName: 'John', lastName: 'Smith', house: '100 Champs Elysees, Paris' },
          day: '2025-01-02',
          amountMinor: 25_000,
        },
      ],
      earliestDay: '2025-01-01',
      otherIncome: [],
      explanation: 'def',
    }
    expect(submitMessage(sender, claim, transactionId).irMark).toBe('oCHbGp+XAIi/AYdxWxLNLMmbEno=')
  })

  test('is valid against HMRC’s schemas for any donor names', async () => {
    await fc.assert(
      fc.asyncProperty(anyClaim, async (claim) => {
        const { xml, irMark } = submitMessage(sender, claim, transactionId)
        const completeXml = addCredentials(xml, credentials)
        expect(await schemaErrors(completeXml)).toEqual([])
        expect(computeIrMark(completeXml)).toBe(irMark)
      }),
      { numRuns: 10 },
    )
  })

  const { donations } = createClaim()
  const [{ donor, ...gift } = { donor: undefined, day: '', amountMinor: 0 }] = donations
  const namedDonor = { firstName: 'Yusuf', lastName: 'Khan', house: '12A', postcode: 'M99 2QD', ...donor }
  const hall = { name: 'Hall', address: '1 High St', postcode: 'M1 1AA', years: [{ year: 2027, amountMinor: 1 }] }
  const small = { connected: [], years: [], buildings: [hall] }
  test.each<[string, Partial<Claim>, string]>([
    ['no house', { donations: [{ ...gift, donor: { ...namedDonor, house: '' } }] }, 'House'],
    [
      'a house that is too long',
      { donations: [{ ...gift, donor: { ...namedDonor, house: 'x'.repeat(41) } }] },
      'House',
    ],
    ['no first name', { donations: [{ ...gift, donor: { ...namedDonor, firstName: '' } }] }, 'Fore'],
    [
      'a last name that is too long',
      { donations: [{ ...gift, donor: { ...namedDonor, lastName: 'x'.repeat(36) } }] },
      'Sur',
    ],
    ['a title with a full stop', { donations: [{ ...gift, donor: { ...namedDonor, title: 'Dr.' } }] }, 'Ttl'],
    ['a lower-case postcode', { donations: [{ ...gift, donor: { ...namedDonor, postcode: 'm1 1aa' } }] }, 'Postcode'],
    ['aggregated gifts without a description', { donations: [{ ...gift, aggregated: '' }] }, 'AggDonation'],
    ['an invalid day', { donations: [{ ...gift, donor: namedDonor, day: '2026-02-30' }] }, 'Date'],
    ['a gift of zero', { donations: [{ ...gift, donor: namedDonor, amountMinor: 0 }] }, 'Total'],
    ['an empty earliest day', { earliestDay: '' }, 'EarliestGAdate'],
    ['no payer', { otherIncome: [{ payer: '', day: '2026-06-05', grossMinor: 2, taxMinor: 1 }] }, 'OtherInc'],
    ['a building without a name', { smallDonations: { ...small, buildings: [{ ...hall, name: '' }] } }, 'Building'],
    [
      'a charity without a name',
      { smallDonations: { ...small, connected: [{ name: '', hmrcReference: 'XR1' }] } },
      'Charity',
    ],
    [
      'a year before the scheme',
      { smallDonations: { ...small, years: [{ year: 2013, amountMinor: 1 }] } },
      'GASDSClaim',
    ],
  ])('finds %s, which the schema rejects', async (_, overrides, fault) => {
    const claim = createClaim(overrides)
    expect(await schemaErrors(submitMessage(sender, claim, transactionId).xml)).not.toEqual([])
    expect(claimFaults(claim)).toEqual([fault])
  })

  test('a valid claim has no fault', () => {
    expect(claimFaults(createClaim({ smallDonations: small }))).toEqual([])
  })

  test('is already canonical', () => {
    fc.assert(
      fc.property(anyClaim, (claim) => {
        const { xml } = submitMessage(sender, claim, transactionId)
        const pieces: string[] = []
        writeCanonical(xml, { of: 'GovTalkMessage' }, (piece) => void pieces.push(piece))
        expect(xml.endsWith(`\n${pieces.join('')}`)).toBe(true)
      }),
    )
  })

  test('contains credentials only when it is sent', () => {
    const { xml } = submitMessage(sender, createClaim(), transactionId)
    expect(xml).toContain('<SenderDetails></SenderDetails>')
    expect(addCredentials(xml, credentials)).toContain('<Value>open &lt;sesame&gt; &amp; "more"</Value>')
  })

  test('has the sender’s test flag', () => {
    expect(submitMessage(sender, createClaim(), transactionId).xml).toContain('<GatewayTest>1</GatewayTest>')
    expect(submitMessage({ ...sender, test: false }, createClaim(), transactionId).xml).toContain(
      '<GatewayTest>0</GatewayTest>',
    )
  })

  test('poll, delete and list messages are valid', async () => {
    for (const xml of [
      pollMessage(sender, transactionId),
      deleteMessage(sender, transactionId),
      addCredentials(listMessage(sender, 'XR4010'), credentials),
    ])
      expect(await schemaErrors(xml)).toEqual([])
  })
})

describe('HMRC’s cross-field rules', () => {
  const context = { today: '2026-11-25' }
  const gift = { aggregated: 'Friday', day: '2026-06-05', amountMinor: 100_000 }
  const small = { connected: [], years: [], buildings: [] }
  const building = { name: 'Hall', address: '1 High St', postcode: 'M1 1AA', years: [] }
  const brokenClaims: Record<keyof typeof claimRules, Partial<Claim>> = {
    7026: { official: { phone: '1' } },
    7028: { donations: [], earliestDay: undefined },
    7029: { regulator: undefined },
    7031: { regulator: { kind: 'CCEW', number: '' } },
    7033: { hmrcReference: 'CH123' },
    7034: { earliestDay: undefined },
    7035: { donations: [], overclaimedMinor: 1, explanation: 'x', smallDonations: small },
    7036: { donations: Array.from({ length: 500_001 }, () => gift) },
    7037: {
      otherIncome: Array.from({ length: 2001 }, () => ({ payer: 'x', day: '2026-01-01', grossMinor: 2, taxMinor: 1 })),
    },
    7038: { donations: [{ ...gift, amountMinor: 100_001 }] },
    7039: { donations: [{ ...gift, sponsored: true }] },
    7040: { donations: [{ ...gift, day: '2026-11-26' }] },
    7042: { otherIncome: [{ payer: 'x', day: '2026-11-26', grossMinor: 2, taxMinor: 1 }] },
    7043: { otherIncome: [{ payer: 'x', day: '2026-01-01', grossMinor: 2, taxMinor: 2 }] },
    7045: {
      smallDonations: { ...small, connected: Array.from({ length: 1001 }, () => ({ name: 'x', hmrcReference: 'A1' })) },
    },
    7046: { smallDonations: { ...small, buildings: Array.from({ length: 1001 }, () => building) } },
    7049: { smallDonations: { ...small, years: [{ year: 2028, amountMinor: 1 }] } },
    7050: { smallDonations: { ...small, years: [{ year: 2023, amountMinor: 1 }] } },
    7051: {
      smallDonations: {
        ...small,
        years: [
          { year: 2027, amountMinor: 1 },
          { year: 2027, amountMinor: 2 },
        ],
      },
    },
    7059: { overclaimedMinor: 1 },
    7060: { hmrcReference: 'CF1', regulator: undefined, smallDonations: { ...small, buildings: [building] } },
    7061: { smallDonations: { ...small, overclaimedMinor: 1 } },
  }

  test('a valid claim breaks none', () => {
    expect(brokenRules(createClaim(), context)).toEqual([])
    expect(brokenRules(createClaim({ hmrcReference: 'CH123', regulator: undefined }), context)).toEqual([])
  })

  test.each(Object.keys(claimRules).map(Number))('detects rule %i', (number) => {
    expect(brokenRules(createClaim(brokenClaims[number]), context)).toEqual([number])
  })
})
