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

/** Lifetime of the link that confirms an application: 24 hours, in milliseconds. */
const confirmLifetime = 24 * 3_600_000

/** Returns the state first reported to the applicant; the mosque announces later decisions. */
export const stateOf = ({ state }: Pick<Application, 'state'>): ApplicationState =>
  state === 'waiting' ? 'waiting' : 'received'

/** Emails the confirmation link of an application. */
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
  const expiresAt = new Date(now.getTime() + confirmLifetime)
  const token = await createReference(tx, { purpose: kind, subject: id, expiresAt })
  const link = getSiteLink(tenant, pathTo('courseConfirm', { token }))
  const recipient = { tenant, to: email, language: chooseLanguage(call) }
  await queueEmail(tx, {
    kind,
    cause: id,
    email: applicationConfirmEmail(recipient, { course: course.title, link }),
    permit,
  })
}

/** Emails the applicant, once, that the form was sent again with their email. */
export async function emailRepeated(
  tx: Tx,
  call: EmailCall,
  course: Course,
  { id, email }: Application,
): Promise<void> {
  const permit = await permitQuietly(tx, call, 'course-again', email)
  if (!permit) return
  const recipient = { tenant: call.tenant, to: email, language: chooseLanguage(call) }
  const notice = repeatedApplicationEmail(recipient, { course: course.title, reference: referenceOf(id) })
  await queueEmail(tx, { kind: 'course-again', cause: id, email: notice, permit })
}

/** Emails the applicant and the mosque about an application, and whether it has a place. */
export async function emailReceived(tx: Tx, call: EmailCall, course: Course, application: Application): Promise<void> {
  const { tenant } = call
  const { id, name, email, contactNumber, message } = application
  const details = { course: course.title, state: stateOf(application), reference: referenceOf(id) }
  const recipient = { tenant, to: email, language: chooseLanguage(call) }
  // In a demonstration there was no link; otherwise following it has reset the email limit.
  const permit = await permitQuietly(tx, call, 'course-applied', email)
  if (permit)
    await queueEmail(tx, {
      kind: 'course-applied',
      cause: id,
      email: applicationEmail(recipient, details),
      permit,
    })
  const to = getMailbox(tenant)
  const mailboxPermit = to && (await permitQuietly(tx, call, 'course-notice', to))
  if (!to || !mailboxPermit) return
  const applicant = { name, email, contactNumber: contactNumber ?? undefined, message: message ?? undefined }
  await queueEmail(tx, {
    kind: 'course-notice',
    cause: id,
    email: applicationNotice({ tenant, to }, { ...applicant, ...details }),
    permit: mailboxPermit,
  })
}
