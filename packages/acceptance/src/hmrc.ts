export { startHmrcStub } from '../../giving/src/testing/hmrcStub.ts'
export type { HmrcStub } from '../../giving/src/testing/hmrcStub.ts'
export { surnameOf } from '../../giving/src/testing/hmrcResponses.ts'
