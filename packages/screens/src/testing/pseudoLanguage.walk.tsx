import './document.ts'
import type { Domain } from '@minaret/domain'
import type { Desk } from '@minaret/domain/desk'
import { isValidElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

/** The code of the pseudo-language generated from English, which vitest.pseudo.config.ts adds. */
const language = 'cy'

type Story = {
  loaders?: ((context: { globals: Record<string, string> }) => Promise<Record<string, Visit>>)[]
  render?(args: object, context: { loaded: object }): ReactNode
}

/** The context that a story's loaders create. */
type Visit = { page?: { domain: Domain }; desk?: Desk }

const files = import.meta.glob<Record<string, Story>>('../**/*.stories.tsx')

/** Text that is the same in every language: the names of languages in those languages, a file format, a brand. */
const languageNeutralTexts = ['English', 'العربية', 'اردو', 'PDF', 'Visa']

const languageNames = new Intl.DisplayNames(language, { type: 'language' })
/** A year in days, for the names of all months and weekdays. */
const days = Array.from({ length: 365 }, (_, day) => Date.UTC(2026, 0, day + 1))
const dateParts = (['long', 'short'] as const).flatMap((width) => {
  const format = new Intl.DateTimeFormat(language, { weekday: width, month: width, timeZone: 'UTC' })
  return days.flatMap((day) => format.formatToParts(day).map(({ value }) => value))
})
/** Words of `Intl` in the language: months, weekdays and languages. */
const intlWords = [...new Set(dateParts), ...['en', 'ar', 'ur', language].map((code) => languageNames.of(code) ?? code)]
  .filter((word) => /\p{L}/u.test(word))
  .toSorted((a, b) => b.length - a.length)

/** Collects every string inside a value: a response, the tenant, or the props of a story's content. */
function collectStrings(value: unknown, strings: Set<string>, visited = new Set<unknown>()): void {
  if (typeof value === 'string') strings.add(value.replaceAll(/<[^>]*>/g, ' '))
  if (typeof value !== 'object' || value === null || visited.has(value)) return
  visited.add(value)
  for (const child of Object.values(isValidElement<object>(value) ? value.props : value))
    collectStrings(child, strings, visited)
}

/** Returns the text that is visible or announced by screen readers. Parts of a sentence around its parameters are joined. */
const visibleTexts = (root: Element): string[] =>
  [root, ...root.querySelectorAll('*')]
    .filter(({ tagName }) => !/^(?:SCRIPT|STYLE|CODE)$/.test(tagName))
    .flatMap((element) => [
      ...['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'title', 'placeholder'].map(
        (name) => element.getAttribute(name) ?? '',
      ),
      [...element.childNodes].map((child) => (child.nodeType === 3 ? child.textContent : '')).join(''),
    ])

/** Removes messages, innermost first: one may be a parameter of another. */
function withoutMessages(text: string): string {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '')
  return rest === text ? rest : withoutMessages(rest)
}

/** Returns the phrases in text that are neither a message nor formatted by `Intl`. */
function phrasesOf(text: string): string[] {
  // A message whose parameter is an element is split by it.
  const rest = withoutMessages(text).replaceAll(/⟦.*|.*⟧/gs, '')
  const untranslated = intlWords.reduce((all, word) => all.replaceAll(word, ' '), rest)
  return untranslated
    .split(/[^\p{L}\p{M}’' ]+/u)
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
    .filter((phrase) => /\p{L}{2}/u.test(phrase) && !languageNeutralTexts.includes(phrase))
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Renders a story until nothing is loading. @returns its text that is neither messages nor data */
async function findHardCodedText({ loaders = [], render }: Story): Promise<string[]> {
  const loaded: Record<string, Visit> = Object.assign(
    {},
    ...(await Promise.all(loaders.map((load) => load({ globals: { language } })))),
  )
  const content = render?.({}, { loaded })
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  root.render(content)
  const clients = Object.values(loaded).flatMap(
    ({ page, desk }: Visit) => page?.domain.queryClient ?? desk?.queryClient ?? [],
  )
  for (let previousHtml = '', attempt = 0; attempt < 50; attempt++) {
    await sleep(4)
    const html = container.innerHTML
    if (html !== '' && html === previousHtml && clients.every((client) => client.isFetching() === 0)) break
    previousHtml = html
  }
  const data = new Set<string>()
  collectStrings(content, data)
  collectStrings(loaded, data)
  for (const client of clients)
    collectStrings(
      client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
      data,
    )
  const dataText = [...data]
    .join('\n')
    .replaceAll(/[ \t]+/g, ' ')
    .toLowerCase()
  const texts = visibleTexts(container)
  root.unmount()
  container.remove()
  expect(texts.join('')).toContain('⟦')
  return [...new Set(texts.flatMap(phrasesOf))].filter((phrase) => !dataText.includes(phrase.toLowerCase()))
}

test.each(Object.entries(files))('all text in %s is a message or data', async (_file, load) => {
  const problems: string[] = []
  for (const [name, story] of Object.entries(await load()))
    if (/^(?:Full|Empty|Missing)$/.test(name) && story.loaders && story.render)
      problems.push(...(await findHardCodedText(story)).map((text) => `${name}: ${text}`))
  expect(problems).toEqual([])
})
