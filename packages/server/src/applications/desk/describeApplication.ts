import { asc, eq } from 'drizzle-orm'
import type { DeskApplication } from '@minaret/contract/desk'
import { deskLog, maktabChildren, maktabClasses, type StaffMember, type Tx } from '@minaret/foundation/db'
import { maskAddress } from '@minaret/foundation/email-addresses'
import { suggestDecision } from '@minaret/foundation/forms'
import { forMachines, type Language } from '@minaret/foundation/i18n'
import { isApproved, type Tenant } from '@minaret/foundation/tenancy'
import { colleagueOf, readStaffNames, type StaffNames } from '../../contact/desk/people.ts'
import { emailStateOf } from '../../contact/desk/replies.ts'
import { type AnyApplication, contactOf, isFull } from './anyApplication.ts'
import { courseOf, findDecisionEmail, languageFor } from './decisionEmails.ts'
import { messages as texts } from './messages.gen.ts'
import { mayOpenNeeds } from './needs.ts'
import { readRelated } from './readApplications.ts'
import { applicationSubject, sentenceOf } from './sentences.ts'

/** The reader of applications. A demonstration is open to the public, so contact details are masked there. */
export type ApplicationReader = { member: StaffMember & { demonstration: boolean }; tenant: Tenant; language: Language }

async function readHistory(tx: Tx, id: string, staff: StaffNames, language: Language) {
  const entries = await tx
    .select()
    .from(deskLog)
    .where(eq(deskLog.subject, applicationSubject(id)))
    .orderBy(asc(deskLog.position))
  return entries.flatMap(({ id: entry, at, kind, content, accountId }) => {
    const colleague = colleagueOf(staff, accountId)
    const name = colleague ? forMachines(colleague.name) : texts.formerColleague
    const sentence = content && sentenceOf(kind, content, name)?.[language]
    return sentence ? [{ id: entry, at: at.toISOString(), sentence }] : []
  })
}

/** Lists the possible decisions with their suggested emails. */
const decisionsFor = (application: AnyApplication, language: Language): DeskApplication['decisions'] =>
  (['accepted', 'waiting', 'declined'] as const)
    .filter((to) => to !== application.row.state)
    .map((to) => ({ to, ...suggestDecision(language, courseOf(application), to), full: isFull(application, to) }))

/** Describes a family's registration. Encrypted needs are not included, only whether they exist and may be opened. */
async function describeFamily(tx: Tx, application: AnyApplication, { member }: ApplicationReader) {
  if (application.kind !== 'maktab') return {}
  const { row } = application
  const classes = await tx.select().from(maktabClasses).orderBy(asc(maktabClasses.name), asc(maktabClasses.id))
  const children = await tx
    .select()
    .from(maktabChildren)
    .where(eq(maktabChildren.registrationId, row.id))
    .orderBy(asc(maktabChildren.position))
  const isUnmasked = !member.demonstration
  return {
    ...(row.guardianRelationship ? { relationship: row.guardianRelationship } : {}),
    ...(row.guardianAddress && isUnmasked ? { address: row.guardianAddress } : {}),
    ...(row.secondName !== null && isUnmasked
      ? {
          secondContact: {
            name: row.secondName,
            contactNumber: row.secondNumber ?? '',
            ...(row.secondRelationship ? { relationship: row.secondRelationship } : {}),
          },
        }
      : {}),
    children: children.map((child) => {
      const childClass = classes.find(({ id }) => id === child.classId)
      const canOpen = mayOpenNeeds(member, childClass)
      return {
        child: child.position,
        firstName: child.firstName,
        lastName: child.lastName,
        dateOfBirth: child.dateOfBirth,
        ...(child.school ? { school: child.school } : {}),
        needs: child.needs === null ? ('none' as const) : canOpen ? ('open' as const) : ('sealed' as const),
        ...(childClass ? { class: { id: childClass.id, name: childClass.name } } : {}),
      }
    }),
    classes: classes.map(({ id, name }) => ({ id, name })),
    consent: { photos: row.photos },
  }
}

/** Describes an application in full, with its history. */
export async function describeApplication(
  tx: Tx,
  application: AnyApplication,
  reader: ApplicationReader,
): Promise<DeskApplication> {
  const { member, tenant, language } = reader
  const { kind, row, course } = application
  const { name, email, emailKey, number } = contactOf(application)
  const staff = await readStaffNames(tx, member.accountId)
  const decisionEmail = await findDecisionEmail(tx, row)
  const applicantLanguage = languageFor(application, tenant)
  return {
    id: row.id,
    kind,
    state: row.state,
    version: row.version,
    at: row.createdAt.toISOString(),
    name,
    email: member.demonstration ? maskAddress(email) : email,
    ...(number && !member.demonstration ? { contactNumber: number } : {}),
    ...(application.kind === 'course' && application.row.message ? { text: application.row.message } : {}),
    language: applicantLanguage,
    ...(course
      ? {
          course: {
            id: course.id,
            title: course.title,
            ...(course.places === null ? {} : { places: course.places }),
            taken: course.placesTaken,
          },
        }
      : {}),
    ...(await describeFamily(tx, application, reader)),
    related: await readRelated(tx, { id: row.id, emailKey }),
    decisions: decisionsFor(application, applicantLanguage),
    sends: member.demonstration ? 'demonstration' : (await isApproved(tx)) ? 'yes' : 'unapproved',
    ...(decisionEmail ? { emailed: emailStateOf(decisionEmail) } : {}),
    ...(decisionEmail?.problem ? { emailProblem: decisionEmail.problem } : {}),
    history: await readHistory(tx, row.id, staff, language),
  }
}
