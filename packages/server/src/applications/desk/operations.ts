import { and, eq } from 'drizzle-orm'
import { maktabChildren, maktabClasses, type Tx } from '@minaret/foundation/db'
import { chooseLanguage } from '@minaret/foundation/i18n'
import type { DeskOperations, MosqueCall, MosqueOperationId } from '@minaret/foundation/operations'
import { listPage } from '@minaret/foundation/pagination'
import { isRefusedEmail, permitEmail, refuseEmailing } from '@minaret/foundation/email'
import { done, refuse } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import {
  type AnyApplication,
  contactOf,
  findAnyApplication,
  lockAnyApplication,
  changeAnyApplicationState,
} from './anyApplication.ts'
import { queueDecision } from './decisionEmails.ts'
import { describeApplication } from './describeApplication.ts'
import { messages as texts } from './messages.gen.ts'
import { findChild, mayOpenNeeds, readNeeds } from './needs.ts'
import {
  courseOrder,
  familyOrder,
  listedApplication,
  listedFamily,
  readCoursePage,
  readFamilyPage,
  readOverview,
} from './readApplications.ts'
import { applicationSubject, loggedValues } from './sentences.ts'

type ReadingCall = Pick<MosqueCall<MosqueOperationId>, 'member' | 'tenant' | 'request'>

const notFound = refuse(404, texts.notFound)

const describe = (tx: Tx, application: AnyApplication, { member, tenant, request }: ReadingCall) =>
  describeApplication(tx, application, { member, tenant, language: chooseLanguage({ tenant, request }) })

/** Applications for courses, and families of the maktab. Row-level security decides who may read which. */
export const applicationDeskOperations = {
  applicationOverview: ({ db, member }) =>
    db(async (tx) =>
      done(
        await readOverview(
          tx,
          member.roles.some((role) => role === 'owner' || role === 'teacher'),
        ),
      ),
    ),

  async applicationList(call) {
    const { params, query } = call
    const show = query.show ?? 'received'
    if (params.kind === 'maktab')
      return listPage(
        call,
        familyOrder,
        (tx, page) => readFamilyPage(tx, page, { show }),
        ({ row, children }) => listedFamily(row, children),
      )
    return listPage(
      call,
      courseOrder,
      (tx, page) => readCoursePage(tx, page, { show, course: query.course }),
      ({ row, course }) => listedApplication(row, course),
    )
  },

  applicationView: (call) =>
    call.db(async (tx) => {
      const application = await findAnyApplication(tx, call.params.kind, call.params.application)
      return application ? done(await describe(tx, application, call)) : notFound
    }),

  applicationDecide: (call) =>
    call.db(async (tx) => {
      const { params, body, member, tenant, now } = call
      const application = await lockAnyApplication(tx, params.kind, params.application)
      if (!application) return notFound
      const refuseConflict = async (message: typeof texts.full) => ({
        status: 409 as const,
        message,
        data: await describe(tx, application, call),
      })
      if (application.row.version !== body.version || application.row.state === body.to)
        return refuseConflict(texts.decidedSince)
      const permit = member.demonstration
        ? undefined
        : await permitEmail(tx, call, 'application-decision', contactOf(application).email)
      if (permit && isRefusedEmail(permit)) return refuseEmailing(permit, now)
      const updated = await changeAnyApplicationState(tx, application, body.to)
      if (!updated) return refuseConflict(texts.full)
      if (permit) await queueDecision(tx, tenant, updated, { decision: body.to, text: body.text, permit })
      const isEmailed = permit !== undefined
      const change = await writeLog(tx, {
        accountId: member.accountId,
        kind: 'applicationDecided',
        subject: applicationSubject(updated.row.id),
        content: {
          values: { ...loggedValues(tenant, updated), to: body.to },
          before: { kind: application.kind, state: application.row.state },
          after: { state: body.to, version: updated.row.version, emailed: isEmailed },
        },
        now,
      })
      return done({ now: await describe(tx, updated, call), change }, isEmailed ? texts.decided : texts.decidedHere)
    }),

  childNeedsOpen: ({ db, params, body, member, tenant, secrets, now }) =>
    db(async (tx) => {
      const family = await findAnyApplication(tx, 'maktab', params.application)
      const row = family && (await findChild(tx, params.application, body.child))
      if (!family || !row) return notFound
      if (member.demonstration) return refuse(403, texts.demonstrationNeeds)
      if (!mayOpenNeeds(member, row.itsClass ?? undefined)) return refuse(403, texts.notYourClass)
      const needs = readNeeds(secrets, tenant.id, row.child)
      if (needs === undefined) return refuse(404, texts.noNeeds)
      // Logged in the same transaction, so that nothing is read without an entry.
      await writeLog(tx, {
        accountId: member.accountId,
        kind: 'childNeedsOpened',
        subject: applicationSubject(params.application),
        content: { values: loggedValues(tenant, family) },
        now,
      })
      return done({ needs })
    }),

  childClassChange: (call) =>
    call.db(async (tx) => {
      const { params, body, member, tenant, now } = call
      const family = await lockAnyApplication(tx, 'maktab', params.application)
      const row = family && (await findChild(tx, params.application, body.child))
      if (!family || !row) return notFound
      if (body.class !== null && (await tx.$count(maktabClasses, eq(maktabClasses.id, body.class))) === 0)
        return refuse(422, texts.noClass, { class: texts.noClass })
      if (row.child.classId !== body.class) {
        await tx
          .update(maktabChildren)
          .set({ classId: body.class })
          .where(and(eq(maktabChildren.registrationId, params.application), eq(maktabChildren.position, body.child)))
        await writeLog(tx, {
          accountId: member.accountId,
          kind: 'childClassChanged',
          subject: applicationSubject(params.application),
          content: { values: loggedValues(tenant, family) },
          now,
        })
      }
      return done(await describe(tx, family, call), texts.classChanged)
    }),
} satisfies DeskOperations<
  | 'applicationOverview'
  | 'applicationList'
  | 'applicationView'
  | 'applicationDecide'
  | 'childNeedsOpen'
  | 'childClassChange'
>
