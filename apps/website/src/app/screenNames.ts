import type { Screen } from '@minaret/plans'

/** The screens of this app. `@minaret/plans` decides which of them a tenant offers. */
export const screenNames = [
  'home',
  'prayerHome',
  'prayerTimes',
  'donate',
  'donateJummah',
  'cause',
  'thankYou',
  'manageGift',
  'mendCard',
  'classes',
  'class',
  'courses',
  'course',
  'courseConfirm',
  'newsletterConfirm',
  'newsletterLeave',
  'contact',
  'askImam',
  'about',
  'aboutDetail',
  'team',
  'vacancies',
  'services',
  'service',
  'gallery',
  'resources',
  'privacy',
  'terms',
  'accessibility',
  'register',
  'login',
  'profile',
  'resetPassword',
  'confirmEmail',
  'maktab',
  'events',
  'event',
  'news',
  'newsDetail',
  'campaigns',
  'campaign',
  'search',
] as const satisfies readonly Screen[]

/** A screen of this app. */
export type AppScreen = (typeof screenNames)[number]

/** Whether this app has a screen. */
export const isAppScreen = (screen: string): screen is AppScreen => screenNames.some((name) => name === screen)
