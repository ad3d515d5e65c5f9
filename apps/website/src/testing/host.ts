import { hostOf } from '@minaret/site/testing'
import { siteApp } from '../app/siteApp.tsx'

export { premium } from '@minaret/site/testing'

/** A host that draws the website and answers what its tests ask. */
export const host = (
  settings: Record<string, string>,
  answers?: Record<string, [number, unknown]>,
  clock?: () => number,
): ReturnType<typeof hostOf> => hostOf(siteApp, settings, answers, clock)
