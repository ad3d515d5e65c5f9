import { pathTo } from '@minaret/plans'
import { createReference } from '@minaret/foundation/identity'
import type { Tx } from '@minaret/foundation/db'
import {
  getMailbox,
  repeatedApplicationEmail,
  applicationConfirmEmail,
  applicationEmail,
  applicationNotice,
  type ApplicationState,
} from '@minaret/foundation/forms'
import { referenceOf } from '@minaret/giving/records'
import type { Call } from '@minaret/foundation/operations'
import { chooseLanguage, permitQuietly, queueEmail } from '@minaret/foundation/email'
import { getSiteLink } from '@minaret/foundation/tenancy'
import type { Application, Course } from './store.ts'

type EmailCall = Pick<Call<'courseApply'>, 'tenant' | 'now' | 'request' | 'secrets'>

/** How long the link that confirms an application may be followed: 24 hours, in milliseconds. */
const confirmLife = 24 * 3_600_000

/** What the applicant was told at first; what the mosque decided since is told by the mosque. */
export const stateOf = ({ state }: Pick<Application, 'state'>): ApplicationState =>
  state === 'waiting' ? 'waiting' : 'received'

/** Asks the owner of an address whether they have applied. */
export async function emailConfirmation(
  tx: Tx,
  call: EmailCall,
  course: Course,
  { id, email }: Application,
): Promise<void> {
  const { tenant, now } = call
  const kind = 'course-confirm'
  const permit = await permitQuietly(tx, call, kind, email)
  if (!permit) return
  const expiresAt = new Date(now.getTime() + confirmLife)
  const token = await createReference(tx, { purpose: kind, subject: id, expiresAt })
  const link = getSiteLink(tenant, pathTo('courseConfirm', { token }))
  const person = { tenant, to: email, language: chooseLanguage(call) }
  await queueEmail(tx, {
    kind,
    cause: id,
    letter: applicationConfirmEmail(person, { course: course.title, link }),
    permit,
  })
}

/** Tells the owner of an address, once, that the form was filled in with it again. */
export async function emailRepeated(
  tx: Tx,
  call: EmailCall,
  course: Course,
  { id, email }: Application,
): Promise<void> {
  const permit = await permitQuietly(tx, call, 'course-again', email)
  if (!permit) return
  const person = { tenant: call.tenant, to: email, language: chooseLanguage(call) }
  const letter = repeatedApplicationEmail(person, { course: course.title, reference: referenceOf(id) })
  await queueEmail(tx, { kind: 'course-again', cause: id, letter, permit })
}

/** Writes to the applicant and to the mosque that there is an application, and whether it has a place. */
export async function emailReceived(tx: Tx, call: EmailCall, course: Course, application: Application): Promise<void> {
  const { tenant } = call
  const { id, name, email, contactNumber, message } = application
  const about = { course: course.title, state: stateOf(application), reference: referenceOf(id) }
  const person = { tenant, to: email, language: chooseLanguage(call) }
  // A demonstration takes applications without a link; elsewhere following the link has started the count again.
  const permit = await permitQuietly(tx, call, 'course-applied', email)
  if (permit)
    await queueEmail(tx, {
      kind: 'course-applied',
      cause: id,
      letter: applicationEmail(person, about),
      permit,
    })
  const to = getMailbox(tenant)
  const mailboxPermit = to && (await permitQuietly(tx, call, 'course-notice', to))
  if (!to || !mailboxPermit) return
  const applicant = { name, email, contactNumber: contactNumber ?? undefined, message: message ?? undefined }
  await queueEmail(tx, {
    kind: 'course-notice',
    cause: id,
    letter: applicationNotice({ tenant, to }, { ...applicant, ...about }),
    permit: mailboxPermit,
  })
}
