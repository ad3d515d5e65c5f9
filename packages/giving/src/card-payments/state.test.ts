import { expect, test } from 'vitest'
import { type AccountFacts, needsOf, stateOf } from './state.ts'

const createFacts = (overrides: Partial<AccountFacts>): AccountFacts => ({
  opening: null,
  chargesEnabled: false,
  detailsSubmitted: true,
  requirements: { due: [], pending: [] },
  disabledReason: null,
  closedAt: null,
  isOn: true,
  ...overrides,
})
const dueRequirements = { due: ['external_account'], pending: [] }
const pendingRequirements = { due: [], pending: ['person_1.verification.document'] }

test.each<[string, Partial<AccountFacts>, string]>([
  [
    'just opened, not read yet',
    { opening: 'asked', chargesEnabled: null, detailsSubmitted: null, requirements: null },
    'needed',
  ],
  ['connected by a command but not read yet', { chargesEnabled: null, requirements: null }, 'ready'],
  ['not filled in', { opening: 'allowed', detailsSubmitted: false }, 'needed'],
  ['something due', { opening: 'asked', requirements: dueRequirements }, 'needed'],
  ['a capability to request', { opening: 'asked', disabledReason: 'action_required.requested_capabilities' }, 'needed'],
  ['being checked', { opening: 'allowed', requirements: pendingRequirements }, 'checking'],
  ['under review before the first gift', { opening: 'asked', disabledReason: 'under_review' }, 'checking'],
  ['ready, but not approved', { opening: 'asked', chargesEnabled: true }, 'agreement'],
  ['ready', { chargesEnabled: true }, 'ready'],
  ['ready, but with something due', { chargesEnabled: true, requirements: dueRequirements }, 'ready'],
  ['switched off', { chargesEnabled: true, isOn: false }, 'off'],
  [
    'stopped for something due',
    { requirements: dueRequirements, disabledReason: 'requirements.past_due' },
    'stopped missing',
  ],
  ['stopped while it is checked', { requirements: pendingRequirements }, 'stopped review'],
  ['under review', { disabledReason: 'under_review' }, 'stopped review'],
  ['listed', { disabledReason: 'listed' }, 'stopped other'],
  ['rejected', { disabledReason: 'rejected.fraud', requirements: dueRequirements }, 'stopped rejected'],
  ['rejected before the first gift', { opening: 'asked', disabledReason: 'rejected.other' }, 'stopped rejected'],
  ['paused by the platform', { disabledReason: 'platform_paused' }, 'stopped paused'],
  ['closed', { chargesEnabled: true, closedAt: new Date() }, 'closed'],
])('the state of an account (%s)', (_, overrides, expected) => {
  const { state, reason } = stateOf(createFacts(overrides))
  expect([state, reason].filter(Boolean).join(' ')).toBe(expected)
})

test.each([
  [['business_profile.mcc', 'business_type', 'company.tax_id', 'email'], ['organisation']],
  [['company.verification.document', 'documents.proof_of_registration.files'], ['organisationProof']],
  [['person_1A.dob.day', 'representative.email', 'relationship.owner', 'individual.first_name'], ['person']],
  [['person_1A.verification.document', 'individual.verification.additional_document'], ['personProof']],
  [
    ['tos_acceptance.date', 'external_account'],
    ['bankAccount', 'terms'],
  ],
  [
    ['interv_1.form', 'company.name'],
    ['organisation', 'other'],
  ],
  [[], []],
])('maps %j to %j', (fields, expected) => {
  expect(needsOf(fields)).toEqual(expected)
})
