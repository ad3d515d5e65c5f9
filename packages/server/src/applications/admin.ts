import { and, asc, count, desc, eq, gte, inArray, isNull, ne } from 'drizzle-orm'
import { audit } from '@minaret/foundation/identity'
import {
  type Database,
  type Tx,
  contactMessages,
  courseApplicants,
  maktabChildren,
  maktabRegistrations,
  courses,
} from '@minaret/foundation/db'
import { OperatorError } from '@minaret/foundation/base'
import { startsWith, requireSingleRow } from '@minaret/foundation/tenancy'
import { updateMessageCare } from '../contact/store.ts'
import { findNextWaiting, lockApplication, changeApplicationState } from './changeApplicationState.ts'
import { type Application, findApplicant } from './store.ts'

/** Kinds of application to a mosque. */
export const applicationKinds = ['course', 'maktab', 'message'] as const
export type ApplicationKind = (typeof applicationKinds)[number]

/** Filter for applications. */
export type ApplicationFilter = {
  kinds: readonly ApplicationKind[]
  since?: Date
  /** Whether to include answered, decided and past ones. */
  all: boolean
}

/** An application in a list. */
export type ApplicationLine = {
  id: string
  kind: ApplicationKind
  at: Date
  name: string
  email: string
  about: string
  /** The full text, if there is one. */
  text?: string
  state: string
}

const openStates = ['received', 'waiting'] as const

const courseJoin = and(eq(courses.tenantId, courseApplicants.tenantId), eq(courses.id, courseApplicants.courseId))

/** Reads applications for courses with the course's title, oldest first. */
export const readCourseApplications = (tx: Tx, { since, all }: Omit<ApplicationFilter, 'kinds'>) =>
  tx
    .select({ application: courseApplicants, course: courses.title })
    .from(courseApplicants)
    .leftJoin(courses, courseJoin)
    .where(
      and(
        since && gte(courseApplicants.createdAt, since),
        all ? undefined : inArray(courseApplicants.state, [...openStates]),
      ),
    )
    .orderBy(asc(courseApplicants.createdAt), asc(courseApplicants.id))

/** Excludes questions to the imam, which operators may not read. */
const isForAdmin = ne(contactMessages.topic, 'imam')

/** Reads messages to the mosque; only unanswered ones unless `all`. */
export const readMessages = (tx: Tx, { since, all }: Omit<ApplicationFilter, 'kinds'>) =>
  tx
    .select()
    .from(contactMessages)
    .where(
      and(
        isForAdmin,
        since && gte(contactMessages.createdAt, since),
        all ? undefined : isNull(contactMessages.answeredAt),
      ),
    )
    .orderBy(asc(contactMessages.createdAt), asc(contactMessages.id))

/** Reads families of the maktab; those that have left only with `all`. */
export const readFamilies = (tx: Tx, { since, all }: Omit<ApplicationFilter, 'kinds'>) =>
  tx
    .select()
    .from(maktabRegistrations)
    .where(
      and(since && gte(maktabRegistrations.createdAt, since), all ? undefined : isNull(maktabRegistrations.leftAt)),
    )
    .orderBy(asc(maktabRegistrations.createdAt), asc(maktabRegistrations.id))

async function familyLines(tx: Tx, filter: ApplicationFilter): Promise<ApplicationLine[]> {
  const families = await readFamilies(tx, filter)
  const children = await tx
    .select({ id: maktabChildren.registrationId, n: count() })
    .from(maktabChildren)
    .groupBy(maktabChildren.registrationId)
  const childCounts = new Map(children.map(({ id, n }) => [id, n]))
  return families.map(({ id, createdAt, guardianName, guardianEmail, leftAt }) => ({
    id,
    kind: 'maktab',
    at: createdAt,
    name: guardianName,
    email: guardianEmail,
    about: childCounts.get(id) === 1 ? '1 child' : `${childCounts.get(id) ?? 0} children`,
    state: leftAt ? 'left' : 'registered',
  }))
}

const courseLines = async (tx: Tx, filter: ApplicationFilter): Promise<ApplicationLine[]> =>
  (await readCourseApplications(tx, filter)).map(
    ({ application: { id, createdAt, name, email, state, courseId, message }, course }) => ({
      id,
      kind: 'course',
      at: createdAt,
      name,
      email,
      about: course ?? courseId,
      ...(message ? { text: message } : {}),
      state,
    }),
  )

const messageLines = async (tx: Tx, filter: ApplicationFilter): Promise<ApplicationLine[]> =>
  (await readMessages(tx, filter)).map(({ id, createdAt, name, email, topic, subject, message, answeredAt }) => ({
    id,
    kind: 'message',
    at: createdAt,
    name,
    email,
    about: subject ?? topic,
    text: message,
    state: answeredAt ? 'answered' : 'unanswered',
  }))

const lineReaders = { course: courseLines, maktab: familyLines, message: messageLines }

/** Lists applications, oldest first, and records that in the audit log. */
export const listApplications = (
  database: Database,
  tenantId: string,
  filter: ApplicationFilter,
): Promise<ApplicationLine[]> =>
  database.forTenant(tenantId)(async (tx) => {
    const lines: ApplicationLine[] = []
    for (const kind of filter.kinds) lines.push(...(await lineReaders[kind](tx, filter)))
    await audit(tx, 'applications listed')
    return lines.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  })

/**
 * Marks a message as answered, which starts its retention period.
 * @throws OperatorError if there is no such message, or it has been answered
 */
export const answerMessage = (database: Database, tenantId: string, idPrefix: string, now: Date) =>
  database.forTenant(tenantId)(async (tx) => {
    const rows = await tx
      .select()
      .from(contactMessages)
      .where(and(isForAdmin, startsWith(contactMessages.id, idPrefix)))
      .limit(2)
    const row = requireSingleRow(rows, idPrefix, 'message', 'applications list --kind message')
    if (row.answeredAt) throw new OperatorError('That message is already marked as answered.')
    await updateMessageCare(tx, row.id, { answeredAt: now })
    return row
  })

/** A decision, and the next waiting application if a place became free. */
export type Decision = { application: Application; course: string; before: Application['state']; next?: Application }

/**
 * Accepts or declines an application for a course. Declining frees its place; accepting from the waiting list takes one.
 * @throws OperatorError if there is no such application, it has that state already, or the course is full
 */
export const decideApplication = (
  database: Database,
  tenantId: string,
  idPrefix: string,
  decision: 'accepted' | 'declined',
): Promise<Decision> =>
  database.forTenant(tenantId)(async (tx) => {
    const rows = await tx.select().from(courseApplicants).where(startsWith(courseApplicants.id, idPrefix)).limit(2)
    const { id, courseId } = requireSingleRow(rows, idPrefix, 'application', 'applications list --kind course --all')
    const { course, application } = await lockApplication(tx, id)
    if (!application) throw new OperatorError('That application has just been withdrawn.')
    if (application.state === decision) throw new OperatorError(`That application has already been ${decision}.`)
    const isUnconfirmed = application.state === 'unconfirmed'
    if (isUnconfirmed && (await findApplicant(tx, courseId, application.emailKey)))
      throw new OperatorError(
        'Someone has already applied for this course with that email address. Check that application.',
      )
    const updatedApplication = await changeApplicationState(tx, course, application, decision)
    if (!updatedApplication)
      throw new OperatorError(
        `All ${course?.places ?? 0} places of "${course?.title ?? courseId}" are taken. Decline another application first, or add places to the course in its folder.`,
      )
    const isPlaceFree =
      course !== undefined && decision === 'declined' && application.state !== 'waiting' && !isUnconfirmed
    return {
      application: updatedApplication,
      course: course?.title ?? courseId,
      before: application.state,
      next: isPlaceFree ? await findNextWaiting(tx, courseId) : undefined,
    }
  })

/**
 * Records that a family has left the maktab; its registration is deleted twelve months later.
 * @throws OperatorError if there is no such family, or it has left already
 */
export const leaveMaktab = (database: Database, tenantId: string, idPrefix: string, at: Date) =>
  database.forTenant(tenantId)(async (tx) => {
    const rows = await tx
      .select()
      .from(maktabRegistrations)
      .where(startsWith(maktabRegistrations.id, idPrefix))
      .orderBy(desc(maktabRegistrations.createdAt))
      .limit(2)
    const row = requireSingleRow(rows, idPrefix, 'registration', 'applications list --kind maktab --all')
    if (row.leftAt) throw new OperatorError('That family is already recorded as having left.')
    await tx.update(maktabRegistrations).set({ leftAt: at }).where(eq(maktabRegistrations.id, row.id))
    return row
  })
