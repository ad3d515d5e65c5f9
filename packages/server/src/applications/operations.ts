import { normaliseContactNumber } from '@minaret/plans/contact-number'
import { wallClock } from '@minaret/timetable'
import { emailKey } from '@minaret/foundation/email-addresses'
import { findReference, findUser, lockUser, isDemonstration } from '@minaret/foundation/identity'
import { isCourseOpen, missing } from '@minaret/content/content'
import type { Tx } from '@minaret/foundation/db'
import { numberErrors, refuseFields, type ApplicationState } from '@minaret/foundation/forms'
import { type Operations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { chooseLanguage, clearRequestedEmails, toSingleLine } from '@minaret/foundation/email'
import type { Tenant } from '@minaret/foundation/tenancy'
import { emailConfirmation, emailRepeated, stateOf, emailReceived } from './emails.ts'
import {
  apply,
  confirm,
  countUnconfirmed,
  findApplicant,
  findApplication,
  findAttempt,
  lockCourse,
  lockCourseOf,
  nextState,
} from './store.ts'
import { messages as applicationMessages } from './messages.gen.ts'

const applicationsClosed = refuse(409, applicationMessages.closed)
const differentForm = refuse(409, applicationMessages.otherForm)

/** Maximum unconfirmed applications per email and course; further forms get the same response but no email. */
const maxUnconfirmed = 3

/** Builds the response. The reference is only emailed, so that submitting another person's email reveals nothing. */
const toResult = (state: ApplicationState | 'unconfirmed') => done({ state }, applicationMessages[state])

const linkExpired = refuse(410, applicationMessages.linkExpired)

/**
 * Whether an application needs no confirmation: in a demonstration, and for a user logged in with this verified email.
 */
async function needsNoConfirmation(tx: Tx, tenant: Tenant, userId: string | undefined, key: string): Promise<boolean> {
  if (isDemonstration(tenant)) return true
  const user = userId === undefined ? undefined : await findUser(tx, userId)
  return user !== undefined && user.verifiedAt !== null && user.emailKey === key
}

/** `POST /api/course/applicant`, and the link that confirms it. */
export const applicationOperations = {
  async courseApply(call) {
    const { body, tenant, now, session } = call
    if (body.website) return toResult(isDemonstration(tenant) ? 'received' : 'unconfirmed')
    const refusal = refuseFields(numberErrors(tenant, { contactNumber: body.contactNumber }))
    if (refusal) return refusal
    const key = emailKey(body.email)
    return call.db(async (tx) => {
      const userId = await lockUser(tx, session?.userId)
      // The course's lock makes the second of two concurrent forms find the first.
      const course = await lockCourse(tx, body.courseId, now)
      const isVerified = await needsNoConfirmation(tx, tenant, userId, key)
      const existing = await findAttempt(tx, body.attemptId)
      if (existing && (existing.courseId !== body.courseId || existing.emailKey !== key)) return differentForm
      if (existing) return toResult(isVerified && existing.state !== 'unconfirmed' ? stateOf(existing) : 'unconfirmed')
      if (!course) return missing('course')
      if (!isCourseOpen(course, wallClock(now, tenant.config.timeZone).date)) return applicationsClosed
      const previous = await findApplicant(tx, course.id, key)
      if (previous) {
        await emailRepeated(tx, call, course, previous)
        return toResult(isVerified ? nextState(course) : 'unconfirmed')
      }
      if (!isVerified && (await countUnconfirmed(tx, { courseId: course.id, emailKey: key })) >= maxUnconfirmed)
        return toResult('unconfirmed')
      const applicant = {
        tenantId: tenant.id,
        attemptId: body.attemptId,
        userId,
        name: toSingleLine(body.name),
        email: body.email,
        emailKey: key,
        contactNumber: body.contactNumber && normaliseContactNumber(body.contactNumber, tenant.config.phoneCountry),
        message: body.message?.trim(),
        language: chooseLanguage(call),
      }
      const application = await apply(tx, course, applicant, isVerified ? nextState(course) : 'unconfirmed')
      if (!application) return differentForm
      if (!isVerified) await emailConfirmation(tx, call, course, application)
      else await emailReceived(tx, call, course, application)
      return toResult(isVerified ? stateOf(application) : 'unconfirmed')
    })
  },

  async applicationConfirm(call) {
    return call.db(async (tx) => {
      const link = await findReference(tx, call.body.reference, 'course-confirm', call.now)
      const linkedApplication = link && (await findApplication(tx, link.subject))
      // The course's lock makes the second of two clicks see the result of the first.
      const course = linkedApplication && (await lockCourseOf(tx, linkedApplication))
      const application = linkedApplication && (await findApplication(tx, linkedApplication.id))
      if (!course || !application) return linkExpired
      const respond = (state: ApplicationState) =>
        done({ state, course: { id: course.id, title: course.title } }, applicationMessages[state])
      if (application.state !== 'unconfirmed') return respond(stateOf(application))
      const previous = await findApplicant(tx, course.id, application.emailKey)
      if (previous) return respond(stateOf(previous))
      await clearRequestedEmails(tx, call, application.email)
      const confirmedApplication = await confirm(tx, course, application)
      await emailReceived(tx, call, course, confirmedApplication)
      return respond(stateOf(confirmedApplication))
    })
  },
} satisfies Operations<'courseApply' | 'applicationConfirm'>
