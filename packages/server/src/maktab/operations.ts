import { normaliseContactNumber } from '@minaret/plans/contact-number'
import { wallClock } from '@minaret/timetable'
import { emailKey } from '@minaret/foundation/email-addresses'
import { lockUser } from '@minaret/foundation/identity'
import { newPublicId, type Tx } from '@minaret/foundation/db'
import {
  lockUntilCommit,
  getMailbox,
  numberErrors,
  refuseFields,
  registrationEmail,
  registrationNotice,
} from '@minaret/foundation/forms'
import { referenceOf } from '@minaret/giving/records'
import { type Message, done, refuse } from '@minaret/foundation/responses'
import { type Call, type Operations } from '@minaret/foundation/operations'
import { chooseLanguage, toSingleLine, permitQuietly, queueEmail } from '@minaret/foundation/email'
import { birthErrors } from './children.ts'
import { needsContext } from './needs.ts'
import { findRegistration, insertRegistration, type Registration } from './store.ts'
import { messages as maktabMessages } from './messages.gen.ts'

type Register = Call<'maktabRegister'>

/** Version of the consent text; it changes with the text. */
const wording = 'maktab 1'

const registrationsClosed = refuse(409, maktabMessages.closed)
const differentForm = refuse(409, maktabMessages.otherForm)

const accept = (id: string, children: number) => done({ reference: referenceOf(id), children }, maktabMessages.received)

function findProblems({ body, tenant, now }: Register): Record<string, Message> {
  return {
    ...numberErrors(tenant, {
      'guardian.contactNumber': body.guardian.contactNumber,
      'secondContact.contactNumber': body.secondContact?.contactNumber,
    }),
    ...birthErrors(body.children, wallClock(now, tenant.config.timeZone).date),
  }
}

const normaliseNumber = ({ tenant }: Register, value: string) =>
  normaliseContactNumber(value, tenant.config.phoneCountry) ?? value

/** Converts a form to rows. A child's needs are encrypted for this registration. */
function rowsOf(call: Register, id: string) {
  const { body, tenant, secrets, now } = call
  const { guardian, secondContact } = body
  const registration = {
    tenantId: tenant.id,
    id,
    attemptId: body.attemptId,
    guardianName: toSingleLine(guardian.name),
    guardianEmail: guardian.email,
    guardianEmailKey: emailKey(guardian.email),
    guardianNumber: normaliseNumber(call, guardian.contactNumber),
    guardianRelationship: guardian.relationship && toSingleLine(guardian.relationship),
    guardianAddress: guardian.address?.trim(),
    secondName: secondContact && toSingleLine(secondContact.name),
    secondNumber: secondContact && normaliseNumber(call, secondContact.contactNumber),
    secondRelationship: secondContact?.relationship && toSingleLine(secondContact.relationship),
    photos: body.photos,
    wording,
    language: chooseLanguage(call),
    createdAt: now,
  }
  const children = body.children.map((child) => ({
    firstName: toSingleLine(child.firstName),
    lastName: toSingleLine(child.lastName),
    dateOfBirth: child.dateOfBirth,
    school: child.school && toSingleLine(child.school),
    needs: child.needs === undefined ? undefined : secrets.seal(child.needs, needsContext(tenant.id, id)),
  }))
  return { registration, children }
}

type Rows = ReturnType<typeof rowsOf>

/** Responds to a repeated form: accepted if guardian and children are the same. Encrypted needs cannot be compared. */
async function respondToRepeated(tx: Tx, { registration, children }: Rows) {
  const existing = await findRegistration(tx, registration.attemptId)
  if (!existing) throw new Error('Expected an existing registration')
  const fingerprintOf = (
    row: Pick<Registration, 'guardianName' | 'guardianEmailKey' | 'guardianNumber'>,
    allChildren: Rows['children'],
  ) =>
    JSON.stringify([
      row.guardianName,
      row.guardianEmailKey,
      row.guardianNumber,
      allChildren.map(({ firstName, lastName, dateOfBirth }) => [firstName, lastName, dateOfBirth]),
    ])
  const existingChildren = existing.children.map(({ school, needs, ...child }) => ({
    ...child,
    school: school ?? undefined,
    needs: needs ?? undefined,
  }))
  return fingerprintOf(existing.registration, existingChildren) === fingerprintOf(registration, children)
    ? accept(existing.registration.id, existingChildren.length)
    : differentForm
}

/** Queues the emails of a registration, with the reference and the number of children, but nothing else about the children. */
async function queueEmails(tx: Tx, call: Register, newRegistration: Registration): Promise<void> {
  const { tenant, body } = call
  const details = { reference: referenceOf(newRegistration.id), children: body.children.length }
  const permit = await permitQuietly(tx, call, 'maktab-registered', newRegistration.guardianEmail)
  if (permit) {
    const recipient = { tenant, to: newRegistration.guardianEmail, language: chooseLanguage(call) }
    await queueEmail(tx, {
      kind: 'maktab-registered',
      cause: newRegistration.id,
      email: registrationEmail(recipient, details),
      permit,
    })
  }
  const to = getMailbox(tenant)
  const mailboxPermit = to && (await permitQuietly(tx, call, 'maktab-notice', to))
  if (!to || !mailboxPermit) return
  const guardian = {
    name: newRegistration.guardianName,
    email: newRegistration.guardianEmail,
    contactNumber: newRegistration.guardianNumber,
    relationship: newRegistration.guardianRelationship ?? undefined,
  }
  const email = registrationNotice({ tenant, to }, { ...guardian, ...details })
  await queueEmail(tx, { kind: 'maktab-notice', cause: newRegistration.id, email, permit: mailboxPermit })
}

/** `POST /api/maktab/register`. */
export const maktabOperations = {
  async maktabRegister(call) {
    const { body, tenant } = call
    if (!tenant.config.maktab.open) return registrationsClosed
    const id = newPublicId()
    if (body.website) return accept(id, body.children.length)
    const refusal = refuseFields(findProblems(call))
    if (refusal) return refusal
    const rows = rowsOf(call, id)
    return call.db(async (tx) => {
      const userId = await lockUser(tx, call.session?.userId)
      // One form per email at a time, so that concurrent forms count each other.
      await lockUntilCommit(tx, `maktab ${rows.registration.guardianEmailKey}`)
      const newRegistration = await insertRegistration(tx, { ...rows.registration, userId }, rows.children)
      if (!newRegistration) return respondToRepeated(tx, rows)
      await queueEmails(tx, call, newRegistration)
      return accept(newRegistration.id, rows.children.length)
    })
  },
} satisfies Operations<'maktabRegister'>
