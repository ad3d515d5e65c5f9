import { maskAddress } from '@minaret/foundation/email-addresses'
import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import { confirmAddress, listAddressReports, reportReturnedPost } from '../index.ts'
import { claimModeOf } from './claiming.ts'
import { messages as texts } from './messages.gen.ts'

/** Reports of possibly wrong home and email addresses of donors with declarations. */
export const addressOperations = {
  addressReportList: ({ db, tenant, member }) =>
    db(async (tx) => {
      const rows = await listAddressReports(tx, claimModeOf(tenant))
      return done(
        rows.map(({ report, declaration, donorId }) => {
          const { title, firstName, lastName, house, postcode, email } = declaration
          return {
            id: report.id,
            kind: report.kind,
            reportedAt: report.reportedAt.toISOString(),
            name: [title, firstName, lastName].filter(Boolean).join(' '),
            address: [house, postcode].filter(Boolean).join(', '),
            email: member.demonstration ? maskAddress(email) : email,
            ...(donorId === null ? {} : { donorId }),
          }
        }),
      )
    }),

  addressReportAdd: ({ db, member, now, body }) =>
    db(async (tx) => {
      const isReported = await reportReturnedPost(tx, body.declaration, { by: member.accountId, now })
      if (!isReported) return refuse(404, texts.noStandingDeclaration)
      await writeLog(tx, { accountId: member.accountId, kind: 'addressReported', content: { values: {} }, now })
      return done({}, texts.addressReported)
    }),

  addressReportConfirm: ({ db, member, now, params }) =>
    db(async (tx) => {
      if (!(await confirmAddress(tx, params.report, { by: member.accountId, now })))
        return refuse(404, texts.addressSettled)
      await writeLog(tx, { accountId: member.accountId, kind: 'addressConfirmed', content: { values: {} }, now })
      return done({}, texts.addressConfirmed)
    }),
} satisfies DeskOperations<'addressReportList' | 'addressReportAdd' | 'addressReportConfirm'>
