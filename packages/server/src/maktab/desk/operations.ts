import { and, eq } from 'drizzle-orm'
import { currentTenant, maktabAttendance, maktabClasses, newPublicId, type Tx } from '@minaret/foundation/db'
import { toSingleLine } from '@minaret/foundation/email'
import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import { wallClock } from '@minaret/timetable'
import { messages as texts } from './messages.gen.ts'
import { findClass, mayTakeRegister, readClasses, readRegister } from './readClasses.ts'

const notFound = refuse(404, texts.noClass)
const notYourClass = refuse(403, texts.notYours)

/** Whether an account can be the teacher of a class; null means none. */
async function canTeach(tx: Tx, member: { accountId: string; roles: readonly string[] }, teacher: string | null) {
  if (teacher === null) return true
  const { teachers } = await readClasses(tx, { accountId: member.accountId, roles: [] })
  return teachers.some(({ account }) => account === teacher)
}

/** Classes of the maktab and their registers. */
export const maktabClassOperations = {
  maktabClassList: ({ db, member }) => db(async (tx) => done(await readClasses(tx, member))),

  maktabClassAdd: ({ db, body, member, now }) =>
    db(async (tx) => {
      if (!(await canTeach(tx, member, body.teacher))) return refuse(422, texts.noTeacher, { teacher: texts.noTeacher })
      const name = toSingleLine(body.name)
      await tx.insert(maktabClasses).values({
        tenantId: currentTenant,
        id: newPublicId(),
        name,
        teacherId: body.teacher,
        createdAt: now,
      })
      const { accountId } = member
      await writeLog(tx, { accountId, kind: 'maktabClassAdded', content: { values: { class: name } }, now })
      return done(await readClasses(tx, member), texts.saved)
    }),

  maktabClassChange: ({ db, params, body, member, now }) =>
    db(async (tx) => {
      const row = await findClass(tx, params.class, true)
      if (!row) return notFound
      if (!(await canTeach(tx, member, body.teacher))) return refuse(422, texts.noTeacher, { teacher: texts.noTeacher })
      const name = toSingleLine(body.name)
      await tx.update(maktabClasses).set({ name, teacherId: body.teacher }).where(eq(maktabClasses.id, row.id))
      const { accountId } = member
      await writeLog(tx, { accountId, kind: 'maktabClassChanged', content: { values: { class: name } }, now })
      return done(await readClasses(tx, member), texts.saved)
    }),

  registerView: ({ db, params, member }) =>
    db(async (tx) => {
      const row = await findClass(tx, params.class)
      if (!row) return notFound
      return mayTakeRegister(member, row) ? done(await readRegister(tx, row, params.day)) : notYourClass
    }),

  registerMark: ({ db, params, body, member, tenant, now }) =>
    db(async (tx) => {
      const row = await findClass(tx, params.class)
      if (!row) return notFound
      if (!mayTakeRegister(member, row)) return notYourClass
      if (params.day > wallClock(now, tenant.config.timeZone).date) return refuse(422, texts.futureDay)
      const { children } = await readRegister(tx, row, params.day)
      if (!children.some(({ family, child }) => family === body.family && child === body.child))
        return refuse(404, texts.noChild)
      const key = { registrationId: body.family, position: body.child, day: params.day }
      if (body.state === null)
        await tx
          .delete(maktabAttendance)
          .where(
            and(
              eq(maktabAttendance.registrationId, key.registrationId),
              eq(maktabAttendance.position, key.position),
              eq(maktabAttendance.day, key.day),
            ),
          )
      else {
        const mark = { state: body.state, classId: row.id, at: now }
        await tx
          .insert(maktabAttendance)
          .values({ tenantId: currentTenant, ...key, ...mark })
          .onConflictDoUpdate({
            target: [
              maktabAttendance.tenantId,
              maktabAttendance.registrationId,
              maktabAttendance.position,
              maktabAttendance.day,
            ],
            set: mark,
          })
      }
      return done(await readRegister(tx, row, params.day))
    }),
} satisfies DeskOperations<'maktabClassList' | 'maktabClassAdd' | 'maktabClassChange' | 'registerView' | 'registerMark'>
