import type { DeskMosque } from '@minaret/contract/desk'
import { createDesk, type Desk, DeskProvider } from '@minaret/domain/desk'
import type { StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { createFormat, localeOf } from '../app/format.ts'
import { FormatProvider } from '../app/MessagesProvider.tsx'
import { loadedMessages, loadAllMessages } from '../messages/index.ts'
import { type StubResponses, type Outcome, pending, unreachable } from './stubResponses.ts'
import { deskMosque, deskSession } from './data/desk.ts'
import { createServerStub, type ServerStub } from './serverStub.ts'
import { inArabic, withLongTexts } from './replaceTexts.ts'
import { getLanguage } from './visit.tsx'

type Play = NonNullable<StoryObj['play']>

/** The desk of a story, and its server stub. */
class DeskVisit {
  readonly desk: Desk
  readonly server: ServerStub
  constructor(responses: StubResponses, fallback: Outcome | undefined, language: string) {
    this.server = createServerStub(
      // Every page requests the session and any stored drafts.
      {
        'GET /api/desk/session': deskSession,
        'GET /api/desk/mosques/{mosque}/drafts': [],
        'GET /api/desk/mosques/{mosque}/drafts/{form}': {},
        ...responses,
      },
      fallback,
    )
    this.desk = createDesk({
      baseUrl: 'https://desk.example',
      fetch: this.server.fetch,
      language,
      chooseLanguage: fn(),
    })
    const { queryClient } = this.desk
    const { queries } = queryClient.getDefaultOptions()
    queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } })
  }
}

function getVisit(loaded: Record<string, unknown>): DeskVisit {
  if (loaded.visit instanceof DeskVisit) return loaded.visit
  throw new Error('This story was not created by deskStories.')
}

async function settle({ desk }: DeskVisit): Promise<void> {
  await waitFor(() => expect(desk.queryClient.isFetching()).toBe(0))
}

/** A page of the desk, and the responses for its full state. */
export type DeskOptions = {
  /** The page, for a member of the mosque's staff. */
  page(mosque: DeskMosque): ReactNode
  responses: StubResponses
}

/**
 * The states of one page of the desk, each as a story: `Loading`, `Empty`, `LoadError`, `Full`, `LongText`, `RightToLeft` and
 * `Viewer`. The stories make the same checks as those of `screenStories`.
 */
export function deskStories({ page, responses }: DeskOptions) {
  const createStory = (
    overrides: { responses?: StubResponses; fallback?: Outcome; roles?: DeskMosque['roles'] },
    play: Play,
    extras: StoryObj = {},
  ): StoryObj => ({
    parameters: { layout: 'fullscreen' },
    loaders: [
      async ({ globals }) => {
        const language = getLanguage(globals)
        await loadAllMessages(language)
        window.localStorage.clear()
        window.sessionStorage.clear()
        return { visit: new DeskVisit(overrides.responses ?? responses, overrides.fallback, language) }
      },
    ],
    render(_args, { loaded }) {
      const { desk } = getVisit(loaded)
      const { language } = desk
      const mosque = { ...deskMosque, ...(overrides.roles ? { roles: overrides.roles } : {}) }
      return (
        <DeskProvider desk={desk}>
          <FormatProvider language={language} format={createFormat(localeOf({ language, country: 'GB' }), mosque)}>
            {page(mosque)}
          </FormatProvider>
        </DeskProvider>
      )
    },
    play,
    async afterEach({ loaded }) {
      await expect(getVisit(loaded).server.problems).toEqual([])
    },
    ...extras,
  })
  const playSettled: Play = async ({ loaded, canvas }) => {
    await settle(getVisit(loaded))
    await canvas.findByRole('heading', { level: 1 })
  }

  return {
    /** Every request except the session's is pending. */
    loading: () =>
      createStory({ responses: {}, fallback: pending }, async ({ canvas }) => {
        await canvas.findAllByRole('status')
      }),
    /** The server is unreachable; the retry button repeats the call. */
    loadError: () =>
      createStory({ responses: {}, fallback: unreachable }, async ({ loaded, canvas, userEvent }) => {
        const visit = getVisit(loaded)
        await settle(visit)
        const retry = loadedMessages(visit.desk.language)?.retry ?? ''
        const callCount = visit.server.calls.length
        const [button] = await canvas.findAllByRole('button', { name: retry })
        if (button) await userEvent.click(button)
        await waitFor(() => expect(visit.server.calls.length).toBeGreaterThan(callCount))
        await settle(visit)
        await canvas.findAllByRole('button', { name: retry })
      }),
    /** All content; `overrides` replaces responses, for example with an empty list. */
    full: (overrides: StubResponses = {}, play: Play = playSettled, roles?: DeskMosque['roles']) =>
      createStory({ responses: { ...responses, ...overrides }, roles }, play),
    /** For a user with read-only access. */
    viewer: (overrides: StubResponses = {}) =>
      createStory({ responses: { ...responses, ...overrides }, roles: ['viewer'] }, playSettled),
    /** Very long text, on the narrowest phone. */
    longText: () =>
      createStory({ responses: withLongTexts(responses) }, playSettled, { globals: { viewport: { value: 'narrow' } } }),
    /** In Arabic, with Arabic content. */
    rightToLeft: () => createStory({ responses: inArabic(responses) }, playSettled, { globals: { language: 'ar' } }),
  }
}
