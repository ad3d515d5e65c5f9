import type { PlanLimit, PlanWithLimits } from '@minaret/contract/desk'

/** A mosque's limit for each kind. */
export type PlanLimits = Readonly<Record<PlanLimit, number>>

/**
 * Each plan's default limits, which the installation owner can change: megabytes of images and files, staff including
 * invitations, displays, campaigns, and newsletter emails per month. Giving and prayer times have no limits, and no limit
 * removes existing items.
 */
export const defaultPlanLimits: Readonly<Record<PlanWithLimits['plan'], PlanLimits>> = {
  basic: { storage: 1000, staff: 10, displays: 3, campaigns: 5, newsletterEmails: 5000 },
  standard: { storage: 5000, staff: 30, displays: 10, campaigns: 30, newsletterEmails: 20_000 },
  premium: { storage: 20_000, staff: 100, displays: 50, campaigns: 200, newsletterEmails: 100_000 },
}

/**
 * The limits of a mosque until it is approved, in any plan: enough to set up a website. Newsletters can only be drafted.
 */
const limitsUntilApproved = { storage: 100, displays: 3, campaigns: 5, newsletterEmails: 0 } as const

/** The maximum number of images and files until a mosque is approved. */
export const filesUntilApproved = 100

/** The limits of an unapproved mosque: the smaller of these and its plan's. */
export const limitUntilApproved = (plan: PlanLimits): PlanLimits => ({
  ...plan,
  storage: Math.min(plan.storage, limitsUntilApproved.storage),
  displays: Math.min(plan.displays, limitsUntilApproved.displays),
  campaigns: Math.min(plan.campaigns, limitsUntilApproved.campaigns),
  newsletterEmails: limitsUntilApproved.newsletterEmails,
})

/** The share of a limit from which the mosque is warned. */
const warningShare = 0.8

/** Whether usage is near, at or over a limit. */
export const isNearLimit = (used: number, limit: number): boolean => used >= limit * warningShare
