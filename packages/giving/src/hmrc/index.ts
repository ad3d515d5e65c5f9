export { donationAt, readResponse } from './response.ts'
export type { GatewayResponse, GatewayError, StatusRecord } from './response.ts'
export type {
  AuthorisedOfficial,
  CharityRegulator,
  Claim,
  ClaimedDonation,
  CommunityBuilding,
  OtherIncome,
  SmallDonations,
  YearAmount,
} from './claim.ts'
export { brokenRules } from './claimRules.ts'
export { claimFaults, donationFaults, isValidBuilding, isValidConnectedCharity } from './lineFaults.ts'
export type { DonationField } from './lineFaults.ts'
export { addCredentials, deleteMessage, listMessage, pollMessage, submitMessage } from './envelope.ts'
export type { GatewayCredentials, GatewaySender, Submission } from './envelope.ts'
export { computeIrMark as irMarkOf, readableMark } from './irMark.ts'
export { taxYearEnding } from './taxYear.ts'
export { UnreadableXml } from './readXml.ts'
export { errorMeanings, meaningOf } from './verdict.ts'
export type { ErrorMeaning } from './verdict.ts'
