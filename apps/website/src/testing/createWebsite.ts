import { createTestSite } from '@minaret/site/testing'
import { siteApp } from '../app/siteApp.tsx'

export { premium } from '@minaret/site/testing'

/** A test server that renders the website with stubbed API responses. */
export const createWebsite = (
  settings: Record<string, string>,
  responses?: Record<string, [number, unknown]>,
  clock?: () => number,
): ReturnType<typeof createTestSite> => createTestSite(siteApp, settings, responses, clock)
