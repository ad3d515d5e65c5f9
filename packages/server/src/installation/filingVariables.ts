import type { Variable } from './variables.ts'

/** Variables of filing claims with HMRC. Contradictions among them are checked after all are read. */
export const filingVariables = {
  HMRC_FILING: {
    name: 'HMRC_FILING',
    unset: '`off`',
    meaning:
      '`test` or `live` lets treasurers file Gift Aid claims with HMRC’s test or live service. Test files gifts of test and demonstration modes, live only real ones.',
    problem: (value: string) => (['off', 'test', 'live'].includes(value) ? undefined : 'must be off, test or live'),
  },
  HMRC_VENDOR_ID: {
    name: 'HMRC_VENDOR_ID',
    unset: 'nothing is filed; schedules can be downloaded',
    meaning: 'The vendor ID HMRC’s software developers’ support team gave you.',
    problem: (value: string) => (/^\d{4}$/.test(value) ? undefined : 'must be the four digits HMRC gave you'),
  },
  HMRC_BASE: {
    name: 'HMRC_BASE',
    unset: 'HMRC’s own',
    meaning: 'A test server on this machine in place of HMRC, for tests. Only with `HMRC_FILING=test`.',
  },
} satisfies Record<string, Variable>
