import { pathTo } from '@minaret/plans'
import { makeReference, isDemonstration } from '@minaret/foundation/identity'
import type { Tx } from '@minaret/foundation/db'
import {
  mailboxOf,
  applicationAgainLetter,
  applicationConfirmLetter,
  applicationLetter,
  applicationNotice,
  type ApplicationState,
} from '@minaret/foundation/forms'
import { referenceOf } from '@minaret/giving/records'
import type { Call } from '@minaret/foundation/operations'
import { countAsked, languageOf, post } from '@minaret/foundation/email'
import { siteLink } from '@minaret/foundation/tenancy'
import type { Application, Course } from './store.ts'

type Writing = Pick<Call<'courseApply'>, 'tenant' | 'now' | 'request' | 'secrets'>

/** How long the link that confirms an application may be followed: 24 hours, in milliseconds. */
const confirmLife = 24 * 3_600_000

/** What the applicant was told at first; what the mosque decided since is told by the mosque. */
export const stateOf = ({ state }: Pick<Application, 'state'>): ApplicationState =>
  state === 'waiting' ? 'waiting' : 'received'

/** Asks the owner of an address whether they have applied. */
export async function askToConfirm(tx: Tx, call: Writing, course: Course, { id, email }: Application): Promise<void> {
  const { tenant, now } = call
  const kind = 'course-confirm'
  const asked = await countAsked(tx, call, email)
  if (!asked) return
  const expiresAt = new Date(now.getTime() + confirmLife)
  const token = await makeReference(tx, { purpose: kind, subject: id, expiresAt })
  const link = siteLink(tenant, pathTo('courseConfirm', { token }))
  const person = { tenant, to: email, language: languageOf(call) }
  await post(tx, { kind, cause: id, letter: applicationConfirmLetter(person, { course: course.title, link }), asked })
}

/** Tells the owner of an address, once, that the form was filled in with it again. */
export async function sayAgain(tx: Tx, call: Writing, course: Course, { id, email }: Application): Promise<void> {
  const asked = await countAsked(tx, call, email)
  if (!asked) return
  const person = { tenant: call.tenant, to: email, language: languageOf(call) }
  const letter = applicationAgainLetter(person, { course: course.title, reference: referenceOf(id) })
  await post(tx, { kind: 'course-again', cause: id, letter, asked })
}

/** Writes to the applicant and to the mosque that there is an application, and whether it has a place. */
export async function tellBoth(tx: Tx, call: Writing, course: Course, application: Application): Promise<void> {
  const { tenant } = call
  const { id, name, email, contactNumber, message } = application
  const about = { course: course.title, state: stateOf(application), reference: referenceOf(id) }
  const person = { tenant, to: email, language: languageOf(call) }
  // A demonstration believes whoever applies, so a stranger can have this one sent there.
  const asked = isDemonstration(tenant) ? await countAsked(tx, call, email) : undefined
  if (asked || !isDemonstration(tenant))
    await post(tx, { kind: 'course-applied', cause: id, letter: applicationLetter(person, about), asked })
  const to = mailboxOf(tenant)
  if (!to) return
  const applicant = { name, email, contactNumber: contactNumber ?? undefined, message: message ?? undefined }
  await post(tx, {
    kind: 'course-notice',
    cause: id,
    letter: applicationNotice({ tenant, to }, { ...applicant, ...about }),
  })
}
