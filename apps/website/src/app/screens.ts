import type { Screen } from '@minaret/plans'
import type { ScreenModule } from '@minaret/screens/app'
import type { Feature, Part } from '@minaret/screens/messages'

/** A screen of this app. */
export type Built = {
  load: () => Promise<ScreenModule>
  /** Where `load` finds it, as Vite's manifest names it: the page preloads the chunk. */
  source: string
  /** The features whose words it speaks: all of them, or drawing it anew over what the host drew would have to wait. */
  words: readonly Feature[]
}

const screensAt = (folder: string) => `../../packages/screens/src/${folder}/index.ts`

/** The screens this app has. Which of them a tenant's people can reach is said by `@minaret/plans`. */
export const screens = {
  home: { load: () => import('@minaret/screens/home'), source: screensAt('home'), words: ['home'] },
  campaignsHome: {
    load: () => import('@minaret/screens/campaigns-home'),
    source: screensAt('campaigns-home'),
    words: ['campaignsHome'],
  },
  prayerHome: {
    load: () => import('@minaret/screens/prayer-home'),
    source: screensAt('prayer-home'),
    words: ['prayerTimes'],
  },
  prayerTimes: {
    load: () => import('@minaret/screens/prayer-times'),
    source: screensAt('prayer-times'),
    words: ['prayerTimes'],
  },
  donate: { load: () => import('@minaret/screens/donate'), source: screensAt('donate'), words: ['donate'] },
  donateJummah: {
    load: () => import('@minaret/screens/donate-jummah'),
    source: screensAt('donate-jummah'),
    words: ['donate'],
  },
  cause: { load: () => import('@minaret/screens/cause'), source: screensAt('cause'), words: ['cause'] },
  thankYou: { load: () => import('@minaret/screens/thank-you'), source: screensAt('thank-you'), words: ['thankYou'] },
  manageGift: {
    load: () => import('@minaret/screens/manage-gift'),
    source: screensAt('manage-gift'),
    words: ['manageGift'],
  },
  mendCard: {
    load: () => import('@minaret/screens/mend-card'),
    source: screensAt('mend-card'),
    words: ['manageGift', 'cause'],
  },
} satisfies Partial<Record<Screen, Built>>

const isBuilt = (name: string): name is keyof typeof screens => name in screens

/** Their names. */
export const built = Object.keys(screens).filter(isBuilt)

/** Where a part of a language's words is found, as Vite's manifest names it. */
export const wordsSource = (language: string, part: Part) =>
  `../../packages/screens/src/messages/languages/${language.split('-')[0]}.ts?part=${part}`
