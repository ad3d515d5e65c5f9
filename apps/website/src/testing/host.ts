import { hostOf } from '@minaret/site/testing'
import { siteApp } from '../app/siteApp.tsx'

export { premium } from '@minaret/site/testing'

/** A test server that renders the website with stubbed API responses. */
export const host = (
  settings: Record<string, string>,
  responses?: Record<string, [number, unknown]>,
  clock?: () => number,
): ReturnType<typeof hostOf> => hostOf(siteApp, settings, responses, clock)
