import type { Screen } from '@minaret/plans'
import type { ScreenModule } from '@minaret/screens/app'

/** A screen of this app. */
export type Built = {
  load: () => Promise<ScreenModule>
  /** Where `load` finds it, as Vite's manifest names it: the page preloads the chunk. */
  source: string
}

const screensAt = (folder: string) => `../../packages/screens/src/${folder}/index.ts`

/** The screens this app has. Which of them a tenant's people can reach is said by `@minaret/plans`. */
export const screens = {
  home: { load: () => import('@minaret/screens/home'), source: screensAt('home') },
  campaignsHome: { load: () => import('@minaret/screens/campaigns-home'), source: screensAt('campaigns-home') },
  prayerHome: { load: () => import('@minaret/screens/prayer-home'), source: screensAt('prayer-home') },
  prayerTimes: { load: () => import('@minaret/screens/prayer-times'), source: screensAt('prayer-times') },
  donate: { load: () => import('@minaret/screens/donate'), source: screensAt('donate') },
  cause: { load: () => import('@minaret/screens/cause'), source: screensAt('cause') },
  thankYou: { load: () => import('@minaret/screens/thank-you'), source: screensAt('thank-you') },
} satisfies Partial<Record<Screen, Built>>

const isBuilt = (name: string): name is keyof typeof screens => name in screens

/** Their names. */
export const built = Object.keys(screens).filter(isBuilt)

/** Where the catalogue of a language is found, as Vite's manifest names it. */
export const messagesSource = (language: string) => `../../packages/screens/src/messages/${language.split('-')[0]}.ts`
