import { isCalendarDay, wallClock, zonedInstant } from '@minaret/timetable'
import type { DeskOperations } from '@minaret/foundation/operations'
import { isRefusedEmail, permitEmail, refuseEmailing } from '@minaret/foundation/email'
import { done, refuse } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import { readDonorLanguage } from '../index.ts'
import { composeRecord, readSpoken, recordSpoken } from '../../gift-aid/index.ts'
import { emailView } from './emailView.ts'
import { findDonorForChange, noDonor } from './find.ts'
import { messages as texts } from './messages.gen.ts'

/** Minutes from midnight of a past declaration's time: noon falls on the same day despite clock changes. */
const noon = 12 * 60

/** Recording a spoken declaration: previews the written record, then stores the declaration and sends the record. */
export const donorDeclarationOperations = {
  donorDeclarationRecord: (call) =>
    call.db(async (tx) => {
      const { body, member, now, tenant } = call
      const group = await findDonorForChange(tx, call)
      if ('status' in group) return group
      if (tenant.config.country !== 'GB') return refuse(409, texts.onlyUnitedKingdom)
      const donor = group.entries.find(({ id }) => id === body.entry)
      if (!donor) return noDonor
      if (donor.email === '') return refuse(409, texts.noRecordAddress)
      const today = wallClock(now, tenant.config.timeZone).date
      const result = readSpoken(body)
      const errors = {
        ...('errors' in result ? result.errors : {}),
        ...(isCalendarDay(body.day) && body.day <= today ? {} : { day: texts.declaredOn }),
        ...(body.agreed ? {} : { agreed: texts.notAgreed }),
      }
      const [sentence] = Object.values(errors)
      if ('errors' in result || sentence) return refuse(422, sentence ?? texts.notAgreed, errors)
      const record = {
        details: result.details,
        agreedAt: body.day === today ? now : zonedInstant(body.day, noon, tenant.config.timeZone),
        donor,
        language: await readDonorLanguage(tx, donor, tenant),
      }
      if (!body.send) return done(emailView(composeRecord(call, record)))
      const permit = await permitEmail(tx, call, 'gift-aid-spoken', donor.email)
      if (isRefusedEmail(permit)) return refuseEmailing(permit, now)
      const sentRecord = await recordSpoken(tx, call, record, permit)
      if (!sentRecord) return refuse(409, texts.declaredAlready)
      await writeLog(tx, { accountId: member.accountId, kind: 'donorDeclared', content: { values: {} }, now })
      return done(emailView(sentRecord.email), texts.declared)
    }),
} satisfies DeskOperations<'donorDeclarationRecord'>
