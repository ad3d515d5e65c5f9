import {
  type exportCourseApplications,
  type ExportedFamily,
  type exportMessages,
  formatDateTime,
} from '@minaret/server/operator'
import type { ExportData } from '../frame/exportData.ts'

type Rows<Read extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Read>>

const formatBoolean = (value: boolean) => (value ? 'yes' : 'no')

/** Creates the export of course applications. */
export function createCourseSheet(
  records: Rows<typeof exportCourseApplications>,
  timeZone: string,
): ExportData<string> {
  const headings = ['at', 'course', 'state', 'name', 'email', 'telephone', 'message', 'id']
  return {
    headings,
    rows: records.map(({ application, course }) => ({
      at: formatDateTime(application.createdAt, timeZone),
      course: course ?? application.courseId,
      state: application.state,
      name: application.name,
      email: application.email,
      telephone: application.contactNumber,
      message: application.message,
      id: application.id,
    })),
    json: records.map(
      ({ application: { id, courseId, state, name, email, contactNumber, message, createdAt }, course }) => ({
        id,
        at: createdAt.toISOString(),
        courseId,
        course: course ?? courseId,
        state,
        name,
        email,
        contactNumber,
        message,
      }),
    ),
    notes: [],
  }
}

/** Creates the export of messages. */
export function createMessageSheet(records: Rows<typeof exportMessages>, timeZone: string): ExportData<string> {
  const headings = ['at', 'topic', 'answered', 'name', 'email', 'telephone', 'subject', 'message', 'id']
  return {
    headings,
    rows: records.map(({ id, createdAt, topic, answeredAt, name, email, contactNumber, subject, message }) => ({
      at: formatDateTime(createdAt, timeZone),
      topic,
      answered: answeredAt ? formatDateTime(answeredAt, timeZone) : '',
      name,
      email,
      telephone: contactNumber,
      subject,
      message,
      id,
    })),
    json: records.map(({ id, createdAt, topic, answeredAt, name, email, contactNumber, subject, message }) => ({
      id,
      at: createdAt.toISOString(),
      topic,
      answered: answeredAt?.toISOString(),
      name,
      email,
      contactNumber,
      subject,
      message,
    })),
    notes: [],
  }
}

const getGuardian = ({ family }: ExportedFamily) => ({
  guardian: family.guardianName,
  relationship: family.guardianRelationship,
  email: family.guardianEmail,
  telephone: family.guardianNumber,
  address: family.guardianAddress,
  secondContact: family.secondName,
  secondTelephone: family.secondNumber,
  secondRelationship: family.secondRelationship,
})

/** Creates the export of maktab children, one row each, with their contacts. */
export function createFamilySheet(
  records: readonly ExportedFamily[],
  timeZone: string,
  withNeeds: boolean,
): ExportData<string> {
  const rows = records.flatMap((registration) =>
    registration.children.map(({ firstName, lastName, dateOfBirth, school, hasNeeds, needs }) => ({
      at: formatDateTime(registration.family.createdAt, timeZone),
      firstName,
      lastName,
      dateOfBirth,
      school,
      ...getGuardian(registration),
      photos: formatBoolean(registration.family.photos),
      left: registration.family.leftAt ? formatDateTime(registration.family.leftAt, timeZone) : '',
      needs: withNeeds ? (needs ?? '') : hasNeeds ? 'sealed' : '',
      id: registration.family.id,
    })),
  )
  const headings =
    'at firstName lastName dateOfBirth school guardian relationship email telephone address secondContact secondTelephone secondRelationship photos left needs id'.split(
      ' ',
    )
  return {
    headings,
    rows,
    json: records.map((registration) => ({
      id: registration.family.id,
      at: registration.family.createdAt.toISOString(),
      ...getGuardian(registration),
      photos: registration.family.photos,
      left: registration.family.leftAt?.toISOString(),
      children: registration.children.map(({ firstName, lastName, dateOfBirth, school, hasNeeds, needs }) => ({
        firstName,
        lastName,
        dateOfBirth,
        school,
        hasNeeds,
        needs,
      })),
    })),
    notes: withNeeds ? ['What parents wrote about their children was decrypted, and this was logged.'] : [],
  }
}
