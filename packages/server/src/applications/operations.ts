import { normalContactNumber } from '@minaret/plans/contact-number'
import { wallClock } from '@minaret/timetable'
import { emailKey } from '../accounts/emailKey.ts'
import { holdUser } from '../accounts/users.ts'
import { courseOpen } from '../content/courses.ts'
import { missing } from '../content/present.ts'
import type { Tx } from '../db/database.ts'
import { mailboxOf } from '../forms/mailbox.ts'
import { numberErrors, refuseFields } from '../forms/numbers.ts'
import { referenceOf } from '../gifts/reference.ts'
import { done, refuse, type Call, type Operations } from '../http/operation.ts'
import { languageOf } from '../mail/language.ts'
import { applicationAgainLetter, applicationLetter, applicationNotice } from '../mail/letters/forms.ts'
import type { ApplicationState } from '../mail/letters/formsWords.ts'
import { oneLine } from '../mail/line.ts'
import { post } from '../mail/post.ts'
import { type Application, apply, type Course, findApplicant, findAttempt, lockCourse, nextState } from './store.ts'
import { applicationMessages } from './words/index.ts'

const closed = refuse(409, applicationMessages.closed)
const otherForm = refuse(409, applicationMessages.otherForm)

/** What the applicant was told at first; what the mosque decided since is told by the mosque. */
const stateOf = ({ state }: Pick<Application, 'state'>): ApplicationState =>
  state === 'waiting' ? 'waiting' : 'received'

/** The reference is in the letter alone: whoever types another's address learns nothing of what that person has asked for. */
const answer = (state: ApplicationState) =>
  done({ state }, state === 'waiting' ? applicationMessages.waiting : applicationMessages.received)

/** Tells the owner of an address, once, that the form was filled in with it again. */
async function sayAgain(tx: Tx, call: Call<'courseApply'>, course: Course, { id, email }: Application) {
  const person = { tenant: call.tenant, to: email, language: languageOf(call) }
  const letter = applicationAgainLetter(person, { course: course.title, reference: referenceOf(id) })
  await post(tx, { kind: 'course-again', cause: id, letter })
}

async function writeLetters(tx: Tx, call: Call<'courseApply'>, course: Course, application: Application) {
  const { tenant } = call
  const { id, name, email, contactNumber, message } = application
  const about = { course: course.title, state: stateOf(application), reference: referenceOf(id) }
  const person = { tenant, to: email, language: languageOf(call) }
  await post(tx, { kind: 'course-applied', cause: id, letter: applicationLetter(person, about) })
  const to = mailboxOf(tenant)
  if (!to) return
  const applicant = { name, email, contactNumber: contactNumber ?? undefined, message: message ?? undefined }
  await post(tx, {
    kind: 'course-notice',
    cause: id,
    letter: applicationNotice({ tenant, to }, { ...applicant, ...about }),
  })
}

/** `POST /api/course/applicant`. */
export const applicationOperations = {
  async courseApply(call) {
    const { body, tenant, now, session } = call
    if (body.website) return answer('received')
    const refused = refuseFields(numberErrors(tenant, { contactNumber: body.contactNumber }))
    if (refused) return refused
    const key = emailKey(body.email)
    return call.db(async (tx) => {
      const userId = await holdUser(tx, session?.userId)
      // Under the course's lock, so that of two that are sent at once the second finds the first.
      const course = await lockCourse(tx, body.courseId, now)
      const known = await findAttempt(tx, body.attemptId)
      if (known) return known.courseId === body.courseId && known.emailKey === key ? answer(stateOf(known)) : otherForm
      if (!course) return missing('course')
      if (!courseOpen(course, wallClock(now, tenant.config.timeZone).date)) return closed
      const before = await findApplicant(tx, course.id, key)
      if (before) {
        await sayAgain(tx, call, course, before)
        return answer(nextState(course))
      }
      const application = await apply(tx, course, {
        tenantId: tenant.id,
        attemptId: body.attemptId,
        userId,
        name: oneLine(body.name),
        email: body.email,
        emailKey: key,
        contactNumber: body.contactNumber && normalContactNumber(body.contactNumber, tenant.config.phoneCountry),
        message: body.message?.trim(),
      })
      if (!application) return otherForm
      await writeLetters(tx, call, course, application)
      return answer(stateOf(application))
    })
  },
} satisfies Operations<'courseApply'>
