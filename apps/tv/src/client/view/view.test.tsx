import type { Board, BlankBoard, Slide, TimesBoard } from '@minaret/display'
import { languages, loadMessages } from '@minaret/screens/messages'
import { widthOf } from '@minaret/ui/tv'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { getCurrentCard } from './cards.ts'
import { BoardView } from './BoardView.tsx'
import { splitIntoPages } from './pages.ts'
import { createBoard, slides, times } from './testing/boards.ts'
import { warningText } from './warnings.ts'
import type { TvMessages } from '../messages.ts'

const loadTvMessages = (language: string): Promise<TvMessages> => loadMessages(language, 'tv', 'tvPlain')
const english = await loadTvMessages('en')

const render = (board: Board, messages = english, orientation: 'landscape' | 'portrait' = 'landscape') =>
  renderToStaticMarkup(<BoardView board={board} orientation={orientation} messages={messages} />)

/** The text without tags. */
const stripTags = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

const alarm = { id: 'alarm', title: 'Emergency', text: 'Leave by the nearest door.' }
const janazah = [{ id: 'burial', title: 'Abdullah Khan', text: 'After Dhuhr.' }]

/** The cards of successive turns. */
const listCards = (board: TimesBoard, turns: number, orientation: 'landscape' | 'portrait' = 'landscape') =>
  Array.from({ length: turns }, (_, round) => getCurrentCard({ ...board, turn: round }, orientation, english))

describe('the times are always shown, with', () => {
  test.each<[string, Partial<TimesBoard>]>([
    ...Object.values<Slide>(slides).map((slide): [string, Partial<TimesBoard>] => [slide.kind, { slides: [slide] }]),
    ['a burial', { janazah }],
    ['an emergency', { alarm }],
    ['old data', { warnings: [{ kind: 'stale', days: 3, hours: 4, daysText: '3', hoursText: '4' }] }],
    ['night', { isDimmed: true }],
  ])('%s', (_, overrides) => {
    for (const orientation of ['landscape', 'portrait'] as const) {
      const text = stripTags(render(createBoard(overrides), english, orientation))
      for (const time of times) expect(text).toContain(time)
      expect(text).toContain('1:24:09')
    }
  })
})

describe('cards', () => {
  test('take turns, complete, and every card about giving has the QR code', () => {
    const cards = listCards(createBoard({ slides: Object.values(slides) }), 6)
    expect(cards.map((card) => card?.title)).toEqual([
      'Winter clothes',
      'Tafsir',
      'A new roof',
      'Scan to donate',
      'Tomorrow',
      'Friday 27',
    ])
    expect(cards.map((card) => card?.code?.label)).toEqual([
      undefined,
      undefined,
      'an-noor.example/give',
      'an-noor.example/give',
      undefined,
      undefined,
    ])
    expect(cards[1]?.text).toBe('Tomorrow · 19:30 · Upper hall · cancelled')
    expect(cards[2]).toMatchObject({ text: '£12,345 of £20,000', share: 0.617 })
  })

  test('a changed time is shown next to the old one, and a discontinued one is marked', () => {
    const [tomorrow, friday] = listCards(createBoard({ slides: [slides.changes] }), 2)
    expect(tomorrow?.times).toMatchObject([
      { name: 'Fajr', before: { figures: '07:00' }, time: { figures: '07:15' } },
      { name: 'Dhuhr', before: { figures: '07:00' }, time: { figures: '07:15' } },
    ])
    expect(friday?.times).toMatchObject([{ name: 'Asr', none: 'none' }])
    // A portrait card holds one.
    expect(
      listCards(createBoard({ slides: [slides.changes] }), 3, 'portrait').map((card) => card?.times?.length),
    ).toEqual([1, 1, 1])
  })

  test('a burial takes two of three turns, and the others share the third', () => {
    const board = createBoard({ janazah, slides: [slides.news, slides.event] })
    expect(listCards(board, 6).map((card) => card?.title)).toEqual([
      'Abdullah Khan',
      'Abdullah Khan',
      'Winter clothes',
      'Abdullah Khan',
      'Abdullah Khan',
      'Tafsir',
    ])
    expect(listCards(createBoard({ janazah }), 2).map((card) => card?.tone)).toEqual(['grave', 'grave'])
  })

  test('Jumu’ah has a card for its place and khatib, but not for times alone, which are in the table', () => {
    const jumuah = (more?: string) => ({
      name: english.prayer.jumuah,
      day: 'Friday 27',
      isToday: false,
      slots: [{ time: { figures: '13:15' }, ...(more !== undefined && { more }) }],
    })
    expect(getCurrentCard(createBoard({ gatherings: [jumuah('Main hall')] }), 'landscape', english)).toMatchObject({
      label: 'Friday 27',
      times: [{ time: { figures: '13:15' }, more: 'Main hall' }],
    })
    expect(getCurrentCard(createBoard({ gatherings: [jumuah()] }), 'landscape', english)).toBeUndefined()
    const eid = { ...jumuah(), name: english.prayer.eid.fitr }
    expect(getCurrentCard(createBoard({ gatherings: [eid] }), 'landscape', english)?.title).toBe('Eid al-Fitr')
  })

  test('splits long text into pages that fit, without losing words', () => {
    const text = 'Please bring coats. '.repeat(30).trim()
    const pages = splitIntoPages(text, 66)
    expect(pages.length).toBeGreaterThan(3)
    for (const page of pages) expect(widthOf(page)).toBeLessThanOrEqual(67)
    expect(pages.join(' ')).toBe(text)
    expect(splitIntoPages('word '.repeat(60).trim(), 66).join(' ').replaceAll('…', '')).toBe('word '.repeat(60).trim())
    expect(splitIntoPages('x'.repeat(300), 66)).toHaveLength(3)
    // Capitals are wide: fewer of them fit.
    expect(splitIntoPages('PLEASE BRING COATS '.repeat(8).trim(), 66).length).toBeGreaterThan(
      splitIntoPages('please bring coats '.repeat(8).trim(), 66).length,
    )
  })

  test('the last page of long text is not just a word or two', () => {
    for (let wordCount = 30; wordCount < 60; wordCount += 1) {
      const pages = splitIntoPages('coats '.repeat(wordCount).trim(), 66)
      const [lastPage = ''] = pages.slice(-1)
      expect(widthOf(lastPage), `${wordCount} words`).toBeGreaterThan(widthOf(pages[0] ?? '') / 3)
    }
  })
})

test('facts that do not fit next to each other alternate, the fast first', () => {
  const fact = (id: 'imsak' | 'iftar' | 'taraweeh' | 'sunrise') => ({ id, name: id, time: { figures: '05:05' } })
  const board = createBoard({ facts: [fact('imsak'), fact('iftar'), fact('taraweeh'), fact('sunrise')] })
  const getFactNames = (round: number) =>
    Array.from(render({ ...board, turn: round }).matchAll(/<dt[^>]*>(.*?)<\/dt>/g), ([, name]) => name)
  expect([getFactNames(0), getFactNames(1), getFactNames(2)]).toEqual([
    ['imsak', 'iftar', 'taraweeh'],
    ['sunrise', english.tv.atSunset],
    ['imsak', 'iftar', 'taraweeh'],
  ])
  expect(render(createBoard()).match(/<dt/g)).toHaveLength(2)
})

test('an emergency replaces the next jamaat, which moves to a single line', () => {
  const html = render(createBoard({ alarm, janazah, slides: [slides.news] }))
  expect(html).toMatch(/role="alert".*Leave by the .*nearest door\./)
  expect(html.match(/role="timer"/g)).toHaveLength(1)
  expect(stripTags(html)).not.toContain('Winter clothes')
})

test('a forbidden period is shown with its start and end, and during it with its end', () => {
  expect(stripTags(render(createBoard()))).toMatch(/Sunset, no prayer 15:44 – 15:58/)
  const forbidden = createBoard().forbidden.map((period) => ({ ...period, isNow: period.cause === 'sunset' }))
  expect(stripTags(render(createBoard({ forbidden })))).toContain('only today’s Asr until 15:58')
  const ramadanFacts = (['imsak', 'iftar', 'taraweeh', 'sunrise'] as const).map((id) => ({
    id,
    name: id,
    time: { figures: '1' },
  }))
  expect(stripTags(render(createBoard({ facts: ramadanFacts })))).toMatch(/imsak 1 iftar 1 taraweeh 1 (?!sunrise)/)
})

test('in the last hour one lamp goes out each minute', () => {
  const countUnlitLamps = (secondsLeft: number) => {
    const { next } = createBoard()
    return (render(createBoard({ ...(next && { next: { ...next, secondsLeft } }) })).match(/data-out/g) ?? []).length
  }
  expect([7200, 3600, 3599, 3540, 61, 60, 1, 0].map(countUnlitLamps)).toEqual([0, 0, 0, 1, 58, 59, 59, 60])
})

test('during prayer only a small clock is shown', () => {
  const html = render(
    createBoard({ mode: 'prayer', inProgress: { name: 'Isha', since: { figures: '19:30' } }, slides: [slides.news] }),
  )
  expect(stripTags(html).trim()).toBe('14:46 Isha prayer in progress Please keep your phone on silent')
  const corners = [0, 9, 18, 27, 36].map(
    (round) => /data-place="(\d)"/.exec(render(createBoard({ mode: 'prayer', turn: round })))?.[1],
  )
  expect(corners).toEqual(['0', '1', '2', '3', '0'])
})

test('the board drifts by whole pixels', () => {
  expect(render(createBoard({ drift: { x: 0.5, y: -1 } }))).toContain('transform:translate(5px, -9px)')
})

describe.each(languages)('in %s', async (language) => {
  const messages = await loadTvMessages(language)

  test('each warning fits on a line', () => {
    const texts = [
      warningText({ kind: 'stale', days: 0, hours: 13, daysText: '0', hoursText: '13' }, messages),
      ...[1, 2, 3, 11, 60].map((days) =>
        warningText({ kind: 'stale', days, hours: 0, daysText: String(days), hoursText: '0' }, messages),
      ),
      ...[true, false].map((isAhead) =>
        warningText({ kind: 'clock', minutes: 61, minutesText: '61', isAhead }, messages),
      ),
      warningText({ kind: 'doubtful' }, messages),
    ]
    expect(texts).toMatchSnapshot()
    for (const text of texts) expect(text.length, text).toBeLessThan(58)
  })

  test('a display without times gives the reason, and shows nothing about the mosque', () => {
    const modes = ['starting', 'waiting', 'revoked', 'expired', 'wrong-clock'] as const satisfies BlankBoard['mode'][]
    const texts = modes.map((mode) => stripTags(render({ mode, drift: { x: 0, y: 0 } }, messages)).trim())
    expect(new Set(texts).size).toBe(modes.length)
    if (language !== 'en') expect(texts.join(' ')).not.toMatch(/[a-z]/i)
  })

  test('all text is in the language', () => {
    if (language === 'en') return
    const board = createBoard({
      slides: [{ kind: 'campaign', id: 'c', title: '', raised: '1', target: '2' }, slides.giving],
    })
    const forbidden = board.forbidden.map((period) => ({ ...period, isNow: period.cause === 'noon' }))
    const renderedTexts = [0, 1].map(
      (round) =>
        stripTags(render({ ...board, turn: round }, messages)) + stripTags(render({ ...board, forbidden }, messages)),
    )
    expect(renderedTexts.join('').replaceAll('an-noor.example/give', '')).not.toMatch(/[a-z]/i)
  })
})
