import type { Screen } from '@minaret/plans'

/** The screens of this app. `@minaret/plans` decides which of them a tenant offers. */
export const screenNames = [
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

/** A screen of this app. */
export type AppScreen = (typeof screenNames)[number]

/** Whether this app has a screen. */
export const isAppScreen = (screen: string): screen is AppScreen => screenNames.some((name) => name === screen)
