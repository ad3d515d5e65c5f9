import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Params, ScreenModule } from '../app/screen.ts'
import { loadedMessages } from '../messages/index.ts'
import { type StubResponses, pending, refusal, unreachable } from './stubResponses.ts'
import { inArabic, withLongTexts } from './replaceTexts.ts'
import { openStory, type Visit, getVisit, type VisitOptions } from './visit.tsx'

type ScreenVisit = VisitOptions & { responses: StubResponses; params?: Params }

/** Waits until no query is loading. */
async function settle({ page }: Visit): Promise<void> {
  await waitFor(() => expect(page.domain.queryClient.isFetching()).toBe(0))
}

/**
 * The states of one screen, each as a story. Name them `Loading`, `Empty` or `Missing`, `LoadError`, `Full`, `LongText` and
 * `RightToLeft`: a test requires these names.
 * @param module the screen, as an app mounts it @param visit the location, and the responses for the full state
 */
export function screenStories({ Screen, prefetch, Missing }: ScreenModule, visit: ScreenVisit) {
  const { params = {}, ...options } = visit
  const prefetchFor = async ({ page }: Visit) => {
    try {
      await prefetch?.(page.domain, { params, search: page.place.search })
    } catch {
      // The screen shows missing content and load errors.
    }
  }
  const createStory = (overrides: Partial<VisitOptions>, extras: StoryObj = {}): StoryObj => ({
    parameters: { layout: 'fullscreen' },
    async play({ loaded, canvas }) {
      await settle(getVisit(loaded))
      await canvas.findByRole('heading', { level: 1 })
    },
    ...openStory({ ...options, ...overrides }, <Screen params={params} />, prefetchFor),
    ...extras,
  })

  return {
    /** Every request is pending. */
    loading: (): StoryObj => ({
      parameters: { layout: 'fullscreen' },
      ...openStory({ ...options, responses: {}, fallback: pending }, <Screen params={params} />),
      async play({ canvas }) {
        await canvas.findAllByRole('status')
      },
    }),
    /** The server is unreachable; the retry button repeats the calls. */
    loadError: (): StoryObj =>
      createStory(
        { responses: {}, fallback: unreachable },
        {
          async play({ loaded, canvas, userEvent }) {
            const current = getVisit(loaded)
            await settle(current)
            const retry = loadedMessages(current.page.language)?.retry ?? ''
            const callCount = current.server.calls.length
            const [button] = await canvas.findAllByRole('button', { name: retry })
            if (button) await userEvent.click(button)
            await waitFor(() => expect(current.server.calls.length).toBeGreaterThan(callCount))
            await settle(current)
            await canvas.findAllByRole('button', { name: retry })
          },
        },
      ),
    /** The content at this URL does not exist. */
    missing: (): StoryObj => ({
      parameters: { layout: 'fullscreen' },
      ...openStory(
        { ...options, fallback: refusal(404, 'Not found.') },
        Missing ? <Missing /> : <Screen params={params} />,
      ),
      async play({ canvas }) {
        await canvas.findByRole('heading', { level: 1 })
      },
    }),
    /** All content; `overrides` replaces responses, for example with an empty list. */
    full: (overrides: Partial<VisitOptions> = {}, extras: StoryObj = {}): StoryObj =>
      createStory({ ...overrides, responses: { ...visit.responses, ...overrides.responses } }, extras),
    /** Very long text, on the narrowest phone. */
    longText: (): StoryObj =>
      createStory({ responses: withLongTexts(visit.responses) }, { globals: { viewport: { value: 'narrow' } } }),
    /** In Arabic, with Arabic content. */
    rightToLeft: (): StoryObj => createStory({ responses: inArabic(visit.responses) }, { globals: { language: 'ar' } }),
  }
}
