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
import { startsWith, findOnly } from '@minaret/foundation/tenancy'
import { updateMessageCare } from '../contact/store.ts'
import { findNextWaiting, lockApplication, moveApplication } from './moveApplication.ts'
import { type Application, findApplicant } from './store.ts'

/** What people ask a mosque for. */
export const applicationKinds = ['course', 'maktab', 'message'] as const
export type ApplicationKind = (typeof applicationKinds)[number]

/** Which of them are wanted. */
export type ApplicationFilter = {
  kinds: readonly ApplicationKind[]
  since?: Date
  /** Also what is answered, decided or over. */
  all: boolean
}

/** One of them, as a list shows it: who, about what, and how it stands. */
export type ApplicationLine = {
  id: string
  kind: ApplicationKind
  at: Date
  name: string
  email: string
  about: string
  /** What they wrote, whole, where they wrote something. */
  text?: string
  state: string
}

const open = ['received', 'waiting'] as const

const ofCourse = and(eq(courses.tenantId, courseApplicants.tenantId), eq(courses.id, courseApplicants.courseId))

/** Applications for courses, with the course's title; the first to apply first. */
export const readCourseApplications = (tx: Tx, { since, all }: Omit<ApplicationFilter, 'kinds'>) =>
  tx
    .select({ application: courseApplicants, course: courses.title })
    .from(courseApplicants)
    .leftJoin(courses, ofCourse)
    .where(
      and(
        since && gte(courseApplicants.createdAt, since),
        all ? undefined : inArray(courseApplicants.state, [...open]),
      ),
    )
    .orderBy(asc(courseApplicants.createdAt), asc(courseApplicants.id))

/** Questions to the imam are the imam's alone, and no operator's. */
const isForAdmin = ne(contactMessages.topic, 'imam')

/** Messages to the mosque; unanswered ones alone unless all are wanted. */
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

/** Families of the evening school; those whose last child has left only when all are wanted. */
export const readFamilies = (tx: Tx, { since, all }: Omit<ApplicationFilter, 'kinds'>) =>
  tx
    .select()
    .from(maktabRegistrations)
    .where(
      and(since && gte(maktabRegistrations.createdAt, since), all ? undefined : isNull(maktabRegistrations.leftAt)),
    )
    .orderBy(asc(maktabRegistrations.createdAt), asc(maktabRegistrations.id))

async function familyLines(tx: Tx, wanted: ApplicationFilter): Promise<ApplicationLine[]> {
  const families = await readFamilies(tx, wanted)
  const children = await tx
    .select({ id: maktabChildren.registrationId, n: count() })
    .from(maktabChildren)
    .groupBy(maktabChildren.registrationId)
  const many = new Map(children.map(({ id, n }) => [id, n]))
  return families.map(({ id, createdAt, guardianName, guardianEmail, leftAt }) => ({
    id,
    kind: 'maktab',
    at: createdAt,
    name: guardianName,
    email: guardianEmail,
    about: many.get(id) === 1 ? '1 child' : `${many.get(id) ?? 0} children`,
    state: leftAt ? 'left' : 'registered',
  }))
}

const courseLines = async (tx: Tx, wanted: ApplicationFilter): Promise<ApplicationLine[]> =>
  (await readCourseApplications(tx, wanted)).map(
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

const messageLines = async (tx: Tx, wanted: ApplicationFilter): Promise<ApplicationLine[]> =>
  (await readMessages(tx, wanted)).map(({ id, createdAt, name, email, topic, subject, message, answeredAt }) => ({
    id,
    kind: 'message',
    at: createdAt,
    name,
    email,
    about: subject ?? topic,
    text: message,
    state: answeredAt ? 'answered' : 'unanswered',
  }))

const linesOf = { course: courseLines, maktab: familyLines, message: messageLines }

/** What people have asked for, the oldest first; reading it is written down. */
export const listApplications = (
  database: Database,
  tenantId: string,
  wanted: ApplicationFilter,
): Promise<ApplicationLine[]> =>
  database.forTenant(tenantId)(async (tx) => {
    const lines: ApplicationLine[] = []
    for (const kind of wanted.kinds) lines.push(...(await linesOf[kind](tx, wanted)))
    await audit(tx, 'applications listed')
    return lines.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  })

/**
 * Writes down that a message has been answered; the time it is kept counts from then.
 * @throws OperatorError when there is none, or it has been answered
 */
export const answerMessage = (database: Database, tenantId: string, typed: string, now: Date) =>
  database.forTenant(tenantId)(async (tx) => {
    const rows = await tx
      .select()
      .from(contactMessages)
      .where(and(isForAdmin, startsWith(contactMessages.id, typed)))
      .limit(2)
    const found = findOnly(rows, typed, 'message', 'applications list --kind message')
    if (found.answeredAt) throw new OperatorError('That message has been answered already.')
    await updateMessageCare(tx, found.id, { answeredAt: now })
    return found
  })

/** What was decided, and who waits next where that made room. */
export type Decision = { application: Application; course: string; before: Application['state']; next?: Application }

/**
 * Accepts or declines an application for a course. Whoever is declined gives their place up; whoever is accepted from the
 * waiting list takes one.
 * @throws OperatorError when there is none, it is decided so already, or the course is full
 */
export const decideApplication = (
  database: Database,
  tenantId: string,
  typed: string,
  to: 'accepted' | 'declined',
): Promise<Decision> =>
  database.forTenant(tenantId)(async (tx) => {
    const rows = await tx.select().from(courseApplicants).where(startsWith(courseApplicants.id, typed)).limit(2)
    const { id, courseId } = findOnly(rows, typed, 'application', 'applications list --kind course --all')
    const { course, application } = await lockApplication(tx, id)
    if (!application) throw new OperatorError('That application has been withdrawn in the meantime.')
    if (application.state === to) throw new OperatorError(`That application has been ${to} already.`)
    const isUnconfirmed = application.state === 'unconfirmed'
    if (isUnconfirmed && (await findApplicant(tx, courseId, application.emailKey)))
      throw new OperatorError(
        'Someone has already applied for this course with that email address. Check that application.',
      )
    const moved = await moveApplication(tx, course, application, to)
    if (!moved)
      throw new OperatorError(
        `All ${course?.places ?? 0} places of "${course?.title ?? courseId}" are taken. Decline another application first, or add places to the course in its folder.`,
      )
    const freed = course !== undefined && to === 'declined' && application.state !== 'waiting' && !isUnconfirmed
    return {
      application: moved,
      course: course?.title ?? courseId,
      before: application.state,
      next: freed ? await findNextWaiting(tx, courseId) : undefined,
    }
  })

/**
 * Writes down that a family's last child has left the evening school; twelve months later the registration is deleted.
 * @throws OperatorError when there is none
 */
export const leaveMaktab = (database: Database, tenantId: string, typed: string, at: Date) =>
  database.forTenant(tenantId)(async (tx) => {
    const rows = await tx
      .select()
      .from(maktabRegistrations)
      .where(startsWith(maktabRegistrations.id, typed))
      .orderBy(desc(maktabRegistrations.createdAt))
      .limit(2)
    const found = findOnly(rows, typed, 'registration', 'applications list --kind maktab --all')
    if (found.leftAt) throw new OperatorError('That family has left already.')
    await tx.update(maktabRegistrations).set({ leftAt: at }).where(eq(maktabRegistrations.id, found.id))
    return found
  })
