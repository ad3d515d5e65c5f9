import type { PlanLimit, PlanWithLimits } from '@minaret/contract/desk'

/** How much of each kind a mosque may have. */
export type PlanLimits = Readonly<Record<PlanLimit, number>>

/**
 * How much each plan includes until whoever runs the installation says otherwise: megabytes of pictures and files, people on
 * the staff with those invited, displays, campaigns, and newsletter emails a month. Nothing about giving or prayer times has
 * a limit, and no limit takes away what is there.
 */
export const usualPlanLimits: Readonly<Record<PlanWithLimits['plan'], PlanLimits>> = {
  basic: { storage: 1000, staff: 10, displays: 3, campaigns: 5, newsletterEmails: 5000 },
  standard: { storage: 5000, staff: 30, displays: 10, campaigns: 30, newsletterEmails: 20_000 },
  premium: { storage: 20_000, staff: 100, displays: 50, campaigns: 200, newsletterEmails: 100_000 },
}

/**
 * What a mosque may have until it is approved, whatever its plan: enough to set a website up. Of newsletters it may write
 * drafts.
 */
const limitsUntilApproved = { storage: 100, displays: 3, campaigns: 5, newsletterEmails: 0 } as const

/** How many pictures and files a mosque may have until it is approved. */
export const filesUntilApproved = 100

/** The limits of a mosque that is not approved: its plan's, where those are smaller. */
export const limitUntilApproved = (plan: PlanLimits): PlanLimits => ({
  ...plan,
  storage: Math.min(plan.storage, limitsUntilApproved.storage),
  displays: Math.min(plan.displays, limitsUntilApproved.displays),
  campaigns: Math.min(plan.campaigns, limitsUntilApproved.campaigns),
  newsletterEmails: limitsUntilApproved.newsletterEmails,
})

/** From which part of a limit on a mosque is told. */
const nearly = 0.8

/** Whether so much is near a limit, at it or over it. */
export const isNearLimit = (used: number, most: number): boolean => used >= most * nearly
