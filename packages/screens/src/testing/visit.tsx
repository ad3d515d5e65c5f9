import type { StoryObj } from '@storybook/react-vite'
import { screenNames } from '@minaret/plans'
import type { ReactNode } from 'react'
import { expect, fn } from 'storybook/test'
import { languages, loadAllMessages } from '../messages/index.ts'
import type { StubResponses, Outcome } from './stubResponses.ts'
import { createPage, Page, type PageOptions, type TestPage } from './page.tsx'
import { createServerStub, type ServerStub } from './serverStub.ts'

/** The page of a story. */
export type VisitOptions = Pick<PageOptions, 'settings' | 'built' | 'path' | 'search'> & {
  /** The server's responses, by call. */
  responses?: StubResponses
  /** The outcome of every other call. */
  fallback?: Outcome
  /** Whether the visitor is logged in. */
  loggedIn?: boolean
}

/** The contact details of the stories' mosque. */
const mosque = {
  phoneCountry: 'GB',
  address: '1 Lantern Street\nBradford BD1 1AA',
  phone: '+44 1274 496 0001',
  email: 'office@an-noor.example',
  openingHours: 'Every day, from half an hour before Fajr until half an hour after Isha',
  charityName: 'An-Noor Trust',
  charityNumber: '1000001',
}

/** The visit of a story: the page, its server stub, and the navigation. */
export class Visit {
  readonly page: TestPage
  readonly server: ServerStub
  readonly go = fn()

  constructor(
    { responses = {}, fallback, loggedIn = false, built = screenNames, settings, ...options }: VisitOptions,
    language: string,
  ) {
    this.server = createServerStub(responses, fallback)
    this.page = createPage({
      ...options,
      settings: { ...mosque, ...settings },
      built,
      language,
      go: this.go,
      fetch: this.server.fetch,
    })
    const { queryClient, session } = this.page.domain
    // Failed calls are retried without a delay.
    const { queries } = queryClient.getDefaultOptions()
    queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } })
    if (loggedIn) session.getState().login({ token: 'test-token', name: 'Aisha Rahman' })
  }
}

/** The visit that a story's loader created. */
export function getVisit(loaded: Record<string, unknown>): Visit {
  if (loaded.visit instanceof Visit) return loaded.visit
  throw new Error('This story was not created by openStory.')
}

/** The language set by the toolbar or the story. */
export const getLanguage = (globals: Record<string, unknown>): string =>
  languages.find((language) => language === globals.language) ?? 'en'

/**
 * A story on its own page. It fails if a request or response violates the contract, or if the page makes a call without a
 * stubbed response.
 * @param content the rendered content @param prefetch loads data before rendering, as an app does
 */
export const openStory = (
  options: VisitOptions,
  content: ReactNode,
  prefetch: (visit: Visit) => Promise<unknown> = () => Promise.resolve(),
): StoryObj => ({
  loaders: [
    async ({ globals }) => {
      const language = getLanguage(globals)
      await loadAllMessages(language)
      const visit = new Visit(options, language)
      await prefetch(visit)
      return { visit }
    },
  ],
  render: (_args, { loaded }) => (
    <Page page={getVisit(loaded).page}>
      <main>{content}</main>
    </Page>
  ),
  async afterEach({ loaded }) {
    await expect(getVisit(loaded).server.problems).toEqual([])
  },
})
