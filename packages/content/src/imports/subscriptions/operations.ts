import { asc, eq } from 'drizzle-orm'
import { causes, currentTenant, imports, newPublicId } from '@minaret/foundation/db'
import { addJob } from '@minaret/foundation/jobs'
import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import { confirmOldSystemOff, readManagedElsewhere } from '@minaret/giving/adoption'
import type { GivingServices } from '@minaret/giving/providers'
import { messages as texts } from '../messages.gen.ts'
import { countLines, hasTooManyOpen, lockImport, updateImport } from '../store.ts'
import { toView } from '../toView.ts'
import { findAccount } from './listing.ts'

/** Operations on another system's regular gifts in Stripe: listing, adopting, and confirming that the old system is off. */
export const subscriptionImportOperations = {
  async subscriptionImportView(call) {
    const { db } = call
    const gateway = await findAccount(call)
    return db(async (tx) => {
      const { count, systems } = await readManagedElsewhere(tx)
      const causeRows = tx
        .select({ id: causes.id, title: causes.title })
        .from(causes)
        .where(eq(causes.tenantId, currentTenant))
        .orderBy(asc(causes.position))
      return done({ ready: gateway !== undefined, causes: await causeRows, elsewhere: count, systems })
    })
  },

  async subscriptionImportStart(call) {
    const { db, member, now, tenant } = call
    if (member.demonstration) return refuse(403, texts.noPlansInDemonstration)
    if (!(await findAccount(call))) return refuse(409, texts.noAccount)
    return db(async (tx) => {
      if (await hasTooManyOpen(tx)) return refuse(409, texts.tooManyOpen)
      const row = {
        tenantId: currentTenant,
        id: newPublicId(),
        name: 'Stripe',
        holds: 'subscriptions' as const,
        state: 'checking' as const,
        bytes: 0,
        requestedBy: member.accountId,
        requestedAt: now,
      }
      const [createdImport] = await tx.insert(imports).values(row).returning()
      if (!createdImport) throw new Error('The import was not stored.')
      await addJob(
        tx,
        'import-check',
        { tenantId: tenant.id, importId: createdImport.id },
        `import-check ${createdImport.id}`,
      )
      return done(await toView(tx, call, createdImport))
    })
  },

  subscriptionImportApply: (call) =>
    call.db(async (tx) => {
      const { body, params, member, tenant, now } = call
      const storedImport = await lockImport(tx, params.import)
      if (storedImport?.holds !== 'subscriptions') return refuse(404, texts.noImport)
      if (storedImport.state !== 'checked') return refuse(409, texts.notChecked)
      const [cause] = await tx.select({ fund: causes.fund }).from(causes).where(eq(causes.id, body.causeId))
      if (!cause) return refuse(422, texts.noCause, { causeId: texts.noCause })
      const total = (await countLines(tx, [storedImport.id])).get(storedImport.id)?.plans ?? 0
      if (total === 0) return refuse(409, texts.nothingToAdopt)
      await addJob(
        tx,
        'import-apply',
        { tenantId: tenant.id, importId: storedImport.id },
        `import-apply ${storedImport.id}`,
      )
      const updatedImport = await updateImport(tx, storedImport.id, {
        state: 'importing',
        appliedBy: member.accountId,
        appliedAt: now,
        done: 0,
        total,
        adopts: { causeId: body.causeId, fund: cause.fund, oldSystemOff: body.oldSystemOff },
      })
      return done(await toView(tx, call, updatedImport))
    }),

  oldSystemOff: (call) =>
    call.db(async (tx) => {
      const { member, now } = call
      const count = await confirmOldSystemOff(tx)
      if (count > 0)
        await writeLog(tx, { accountId: member.accountId, kind: 'oldSystemOff', content: { values: { count } }, now })
      return done({}, texts.oldSystemOff)
    }),
} satisfies DeskOperations<
  'subscriptionImportView' | 'subscriptionImportStart' | 'subscriptionImportApply' | 'oldSystemOff',
  GivingServices
>
