import type { DeskOperations } from '@minaret/foundation/operations'
import { planLimits } from '@minaret/foundation/db'
import { done } from '@minaret/foundation/responses'
import { writeInstallationLog } from '@minaret/foundation/staff'
import { readPlanLimits } from '@minaret/staff/plan-limits'
import type { InstallationServices } from './services.ts'
import { messages as texts } from './messages.gen.ts'

const plans = ['basic', 'standard', 'premium'] as const

/** Limits of each plan. */
export const limitOperations = {
  installationLimitList: ({ database }) =>
    database.forAccount()(async (tx) => {
      const planList = []
      for (const plan of plans) planList.push({ plan, limits: { ...(await readPlanLimits(tx, plan)) } })
      return done({ plans: planList })
    }),

  installationLimitChange: ({ database, body: { plan, limits }, session, now }) =>
    database.forAccount()(async (tx) => {
      const before: Record<string, number> = await readPlanLimits(tx, plan)
      const changedLimits = Object.entries(limits).filter(([limit, most]) => before[limit] !== most)
      for (const [limit, most] of changedLimits)
        await tx
          .insert(planLimits)
          .values({ plan, what: limit, most })
          .onConflictDoUpdate({ target: [planLimits.plan, planLimits.what], set: { most } })
      if (changedLimits.length > 0) {
        const text = changedLimits.map(([limit, most]) => `${limit} ${before[limit]} → ${most}`).join(', ')
        const entry = { accountId: session?.account.id, kind: 'limitsChanged', content: { plan, text }, now }
        await writeInstallationLog(tx, entry)
      }
      return done({}, texts.limitsChanged)
    }),
} satisfies DeskOperations<'installationLimitList' | 'installationLimitChange', InstallationServices>
