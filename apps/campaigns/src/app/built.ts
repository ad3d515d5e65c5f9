import type { Screen } from '@minaret/plans'

/** The screens this app has. Which of them a tenant's people can reach is said by `@minaret/plans`. */
export const built = [
  'campaignsHome',
  'campaign',
  'thankYou',
  'register',
  'login',
  'profile',
  'privacy',
  'terms',
  'accessibility',
  'resetPassword',
  'confirmEmail',
  'courseConfirm',
  'newsletterConfirm',
  'newsletterLeave',
  'manageGift',
  'mendCard',
] as const satisfies readonly Screen[]

/** One of them. */
export type BuiltScreen = (typeof built)[number]

/** Whether this app has a screen. */
export const isBuilt = (screen: string): screen is BuiltScreen => built.some((name) => name === screen)
