import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Params, ScreenModule } from '../app/screen.ts'
import { arrivedWords } from '../messages/index.ts'
import { type Answers, pending, refusal, unreachable } from './answers.ts'
import { inArabic, withLongTexts } from './texts.ts'
import { openStory, type Visit, visitIn, type VisitOptions } from './visit.tsx'

type ScreenVisit = VisitOptions & { answers: Answers; params?: Params }

/** Waits until every load has its answer. */
async function settle({ page }: Visit): Promise<void> {
  await waitFor(() => expect(page.domain.queryClient.isFetching()).toBe(0))
}

/**
 * The states of one screen, each as a story. Name them `Loading`, `Empty` or `Missing`, `LoadError`, `Full`, `LongText` and
 * `RightToLeft`: a test looks for these names.
 * @param module the screen, as an app mounts it @param visit where the visitor is, and the answers of its full state
 */
export function screenStories({ Screen, prefetch, Missing }: ScreenModule, visit: ScreenVisit) {
  const { params = {}, ...options } = visit
  const prefetchFor = async ({ page }: Visit) => {
    try {
      await prefetch?.(page.domain, { params, search: page.place.search })
    } catch {
      // What is missing, or cannot be loaded, is shown by the screen.
    }
  }
  const show = (change: Partial<VisitOptions>, more: StoryObj = {}): StoryObj => ({
    parameters: { layout: 'fullscreen' },
    async play({ loaded, canvas }) {
      await settle(visitIn(loaded))
      await canvas.findByRole('heading', { level: 1 })
    },
    ...openStory({ ...options, ...change }, <Screen params={params} />, prefetchFor),
    ...more,
  })

  return {
    /** Nothing has been answered yet. */
    loading: (): StoryObj => ({
      parameters: { layout: 'fullscreen' },
      ...openStory({ ...options, answers: {}, otherwise: pending }, <Screen params={params} />),
      async play({ canvas }) {
        await canvas.findAllByRole('status')
      },
    }),
    /** No server can be reached; trying again makes the calls again. */
    loadError: (): StoryObj =>
      show(
        { answers: {}, otherwise: unreachable },
        {
          async play({ loaded, canvas, userEvent }) {
            const visited = visitIn(loaded)
            await settle(visited)
            const retry = arrivedWords(visited.page.language)?.retry ?? ''
            const before = visited.server.calls.length
            const [button] = await canvas.findAllByRole('button', { name: retry })
            if (button) await userEvent.click(button)
            await waitFor(() => expect(visited.server.calls.length).toBeGreaterThan(before))
            await settle(visited)
            await canvas.findAllByRole('button', { name: retry })
          },
        },
      ),
    /** There is nothing at this address. */
    missing: (): StoryObj => ({
      parameters: { layout: 'fullscreen' },
      ...openStory(
        { ...options, otherwise: refusal(404, 'Not found.') },
        Missing ? <Missing /> : <Screen params={params} />,
      ),
      async play({ canvas }) {
        await canvas.findByRole('heading', { level: 1 })
      },
    }),
    /** Everything there is, or what a change to it makes of it: without answers, a list is empty. */
    full: (change: Partial<VisitOptions> = {}, more: StoryObj = {}): StoryObj =>
      show({ ...change, answers: { ...visit.answers, ...change.answers } }, more),
    /** Every text much longer than a designer would like, on the narrowest phone. */
    longText: (): StoryObj =>
      show({ answers: withLongTexts(visit.answers) }, { globals: { viewport: { value: 'narrow' } } }),
    /** In Arabic, with Arabic content. */
    rightToLeft: (): StoryObj => show({ answers: inArabic(visit.answers) }, { globals: { language: 'ar' } }),
  }
}
