import type { DeskMosque } from '@minaret/contract/desk'
import { createDesk, type Desk, DeskProvider } from '@minaret/domain/desk'
import type { StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { createFormat, localeOf } from '../app/format.ts'
import { FormatProvider } from '../app/WordsProvider.tsx'
import { arrivedWords, loadEveryWord } from '../messages/index.ts'
import { type Answers, type Outcome, pending, unreachable } from './answers.ts'
import { deskMosque, deskSession } from './data/desk.ts'
import { createServerStub, type ServerStub } from './serverStub.ts'
import { inArabic, withLongTexts } from './texts.ts'
import { languageIn } from './visit.tsx'

type Play = NonNullable<StoryObj['play']>

/** A desk in a story, and the server it speaks to. */
class DeskVisit {
  readonly desk: Desk
  readonly server: ServerStub
  constructor(answers: Answers, otherwise: Outcome | undefined, language: string) {
    this.server = createServerStub(
      // Every page asks who is logged in, and whether something typed is stored on the server.
      {
        'GET /api/desk/session': deskSession,
        'GET /api/desk/mosques/{mosque}/drafts': [],
        'GET /api/desk/mosques/{mosque}/drafts/{form}': {},
        ...answers,
      },
      otherwise,
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

function visitIn(loaded: Record<string, unknown>): DeskVisit {
  if (loaded.visit instanceof DeskVisit) return loaded.visit
  throw new Error('This story was made without deskStories.')
}

async function settle({ desk }: DeskVisit): Promise<void> {
  await waitFor(() => expect(desk.queryClient.isFetching()).toBe(0))
}

/** A page of the desk, and the answers of its full state. */
export type DeskOptions = {
  /** The page, for somebody of a mosque's staff. */
  page(mosque: DeskMosque): ReactNode
  answers: Answers
}

/**
 * The states of one page of the desk, each as a story: `Loading`, `Empty`, `LoadError`, `Full`, `LongText`, `RightToLeft` and
 * `Viewer`. A story fails as those of `screenStories` do.
 */
export function deskStories({ page, answers }: DeskOptions) {
  const open = (
    change: { answers?: Answers; otherwise?: Outcome; roles?: DeskMosque['roles'] },
    play: Play,
    more: StoryObj = {},
  ): StoryObj => ({
    parameters: { layout: 'fullscreen' },
    loaders: [
      async ({ globals }) => {
        const language = languageIn(globals)
        await loadEveryWord(language)
        window.localStorage.clear()
        window.sessionStorage.clear()
        return { visit: new DeskVisit(change.answers ?? answers, change.otherwise, language) }
      },
    ],
    render(_args, { loaded }) {
      const { desk } = visitIn(loaded)
      const { language } = desk
      const mosque = { ...deskMosque, ...(change.roles ? { roles: change.roles } : {}) }
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
      await expect(visitIn(loaded).server.problems).toEqual([])
    },
    ...more,
  })
  const settled: Play = async ({ loaded, canvas }) => {
    await settle(visitIn(loaded))
    await canvas.findByRole('heading', { level: 1 })
  }

  return {
    /** Nothing has been answered yet, but who is logged in. */
    loading: () =>
      open({ answers: {}, otherwise: pending }, async ({ canvas }) => {
        await canvas.findAllByRole('status')
      }),
    /** No server can be reached; trying again makes the call again. */
    loadError: () =>
      open({ answers: {}, otherwise: unreachable }, async ({ loaded, canvas, userEvent }) => {
        const visit = visitIn(loaded)
        await settle(visit)
        const retry = arrivedWords(visit.desk.language)?.retry ?? ''
        const before = visit.server.calls.length
        const [button] = await canvas.findAllByRole('button', { name: retry })
        if (button) await userEvent.click(button)
        await waitFor(() => expect(visit.server.calls.length).toBeGreaterThan(before))
        await settle(visit)
        await canvas.findAllByRole('button', { name: retry })
      }),
    /** Everything there is, or what other answers make of it: without answers, a list is empty. */
    full: (change: Answers = {}, play: Play = settled, roles?: DeskMosque['roles']) =>
      open({ answers: { ...answers, ...change }, roles }, play),
    /** For somebody who may look and change nothing. */
    viewer: (change: Answers = {}) => open({ answers: { ...answers, ...change }, roles: ['viewer'] }, settled),
    /** Every text much longer than a designer would like, on the narrowest phone. */
    longText: () => open({ answers: withLongTexts(answers) }, settled, { globals: { viewport: { value: 'narrow' } } }),
    /** In Arabic, with Arabic content. */
    rightToLeft: () => open({ answers: inArabic(answers) }, settled, { globals: { language: 'ar' } }),
  }
}
