import { and, asc, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { ApplicationListed, ApplicationOverview, DeskProblem } from '@minaret/contract/desk'
import { courseApplicants, courses, maktabChildren, maktabRegistrations, type Tx } from '@minaret/foundation/db'
import type { Order, Page } from '@minaret/foundation/pagination'
import type { Registration } from '../../maktab/store.ts'
import type { Application } from '../store.ts'
import type { ApplicationState } from './anyApplication.ts'

/** Orders applications from the oldest, the order in which places are allocated. */
export const courseOrder: Order = {
  keys: [
    { by: courseApplicants.createdAt, kind: 'instant' },
    { by: courseApplicants.id, kind: 'text' },
  ],
}
export const familyOrder: Order = {
  keys: [
    { by: maktabRegistrations.createdAt, kind: 'instant' },
    { by: maktabRegistrations.id, kind: 'text' },
  ],
}

const courseJoin = and(eq(courses.tenantId, courseApplicants.tenantId), eq(courses.id, courseApplicants.courseId))
const isStanding = (state: Application['state']): state is ApplicationState => state !== 'unconfirmed'

/** Reads one page of applications for courses. */
export const readCoursePage = (tx: Tx, page: Page, { show, course }: { show: ApplicationState; course?: string }) =>
  tx
    .select({ row: courseApplicants, course: courses.title, cursor: page.cursor })
    .from(courseApplicants)
    .leftJoin(courses, courseJoin)
    .where(
      and(
        page.beyond,
        eq(courseApplicants.state, show),
        course === undefined ? undefined : eq(courseApplicants.courseId, course),
      ),
    )
    .orderBy(...page.orderBy)
    .limit(page.limit)

/** Reads one page of families that have not left. */
export const readFamilyPage = (tx: Tx, page: Page, { show }: { show: ApplicationState }) =>
  tx
    .select({
      row: maktabRegistrations,
      children: sql<string[]>`array(
        select c.first_name from ${maktabChildren} c
        where c.tenant_id = ${maktabRegistrations.tenantId} and c.registration_id = ${maktabRegistrations.id}
        order by c.position)`,
      cursor: page.cursor,
    })
    .from(maktabRegistrations)
    .where(and(page.beyond, eq(maktabRegistrations.state, show), isNull(maktabRegistrations.leftAt)))
    .orderBy(...page.orderBy)
    .limit(page.limit)

/** Converts an application for a course to an item of the list. */
export const listedApplication = (row: Application, course: string | null): ApplicationListed => ({
  id: row.id,
  kind: 'course',
  state: isStanding(row.state) ? row.state : 'received',
  at: row.createdAt.toISOString(),
  name: row.name,
  course: course ?? row.courseId,
})

/** Converts a family to an item of the list. */
export const listedFamily = (row: Registration, children: string[]): ApplicationListed => ({
  id: row.id,
  kind: 'maktab',
  state: row.state,
  at: row.createdAt.toISOString(),
  name: row.guardianName,
  children,
})

/** Reads other applications from the same email that the reader may see. */
export async function readRelated(tx: Tx, { id, emailKey }: { id: string; emailKey: string }) {
  const applications = await tx
    .select({ row: courseApplicants, course: courses.title })
    .from(courseApplicants)
    .leftJoin(courses, courseJoin)
    .where(
      and(
        eq(courseApplicants.emailKey, emailKey),
        ne(courseApplicants.id, id),
        ne(courseApplicants.state, 'unconfirmed'),
      ),
    )
    .orderBy(asc(courseApplicants.createdAt))
  const families = await tx
    .select()
    .from(maktabRegistrations)
    .where(and(eq(maktabRegistrations.guardianEmailKey, emailKey), ne(maktabRegistrations.id, id)))
    .orderBy(asc(maktabRegistrations.createdAt))
  const children = await tx
    .select({ family: maktabChildren.registrationId, name: maktabChildren.firstName })
    .from(maktabChildren)
    .where(
      inArray(
        maktabChildren.registrationId,
        families.map((family) => family.id),
      ),
    )
    .orderBy(asc(maktabChildren.position))
  return [
    ...applications.map(({ row, course }) => listedApplication(row, course)),
    ...families.map((row) =>
      listedFamily(
        row,
        children.filter(({ family }) => family === row.id).map(({ name }) => name),
      ),
    ),
  ]
}

const noCounts = { received: 0, waiting: 0, accepted: 0, declined: 0 }

/** Counts applications by course or maktab, and by state. */
export async function readOverview(tx: Tx, showsMaktab: boolean): Promise<ApplicationOverview> {
  const countRows = await tx
    .select({ course: courseApplicants.courseId, state: courseApplicants.state, n: count() })
    .from(courseApplicants)
    .groupBy(courseApplicants.courseId, courseApplicants.state)
  const families = await tx
    .select({ state: maktabRegistrations.state, n: count() })
    .from(maktabRegistrations)
    .where(isNull(maktabRegistrations.leftAt))
    .groupBy(maktabRegistrations.state)
  const rows = await tx.select().from(courses).orderBy(asc(courses.position), asc(courses.id))
  const countsByState = (states: readonly { state: Application['state']; n: number }[]) =>
    Object.fromEntries(states.map(({ state, n }) => [state, n]))
  const countsOf = (states: readonly { state: Application['state']; n: number }[]) => {
    const { unconfirmed: _, ...counts } = countsByState(states)
    return { ...noCounts, ...counts }
  }
  return {
    courses: rows.map(({ id, title, places, placesTaken }) => ({
      course: { id, title, ...(places === null ? {} : { places }), taken: placesTaken },
      counts: countsOf(countRows.filter(({ course }) => course === id)),
    })),
    ...(showsMaktab ? { maktab: countsOf(families) } : {}),
  }
}

/** Lists the problem of undecided applications for Today; row-level security limits the count to those the reader may see. */
export async function readApplicationProblems(tx: Tx): Promise<DeskProblem[]> {
  const openCount =
    (await tx.$count(courseApplicants, eq(courseApplicants.state, 'received'))) +
    (await tx.$count(
      maktabRegistrations,
      and(eq(maktabRegistrations.state, 'received'), isNull(maktabRegistrations.leftAt)),
    ))
  return openCount > 0 ? [{ kind: 'applicationsOpen', count: openCount }] : []
}
