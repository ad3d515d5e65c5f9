import type { PrayerDay } from '@minaret/contract'
import { parseConfig } from '@minaret/plans'
import { addDays } from '@minaret/timetable'
import { contrast, makePalettes } from '@minaret/ui/theme'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { buildBoard } from './board.ts'
import type { TvFeed } from './board.ts'
import { tvCss } from './css.ts'
import { TvPage } from './TvPage.tsx'
import { loadTvMessages } from './tvMessages.ts'

const tenant = (language = 'en', country = 'GB') =>
  parseConfig([
    { key: 'websiteName', value: 'Masjid an-Noor' },
    { key: 'language', value: language },
    { key: 'country', value: country },
    { key: 'timeZone', value: 'Europe/London' },
  ])
const english = await loadTvMessages(tenant())

const begins = { fajr: '05:40', dhuhr: '11:54', asr: '14:10', maghrib: '15:59', isha: '18:06' }
const jamaat = { fajr: '07:00', dhuhr: '13:00', asr: '14:30', maghrib: '16:04', isha: '19:00' }
const names = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
const moment = (date: string, time: string) => ({ time, at: `${date}T${time}:00Z` })

/** A winter day whose jamaat times differ by a few minutes from day to day. */
const day = (date: string, overrides: Partial<PrayerDay> = {}): PrayerDay => ({
  date,
  hijri: { year: 1448, month: 6, day: Number(date.slice(8)) - 10 },
  source: 'table',
  sunrise: moment(date, '07:45'),
  prayers: names.map((prayer) => ({
    prayer,
    begins: moment(date, begins[prayer]),
    jamaat: moment(date, `${jamaat[prayer].slice(0, 4)}${Number(date.slice(9)) % 10}`),
  })),
  ...overrides,
})

/** A feed for a Saturday: yesterday, today and tomorrow, and a nine-day list. */
function feedOf(
  date = '2026-11-21',
  overrides: Partial<TvFeed> = {},
  dayDetails: (date: string) => Partial<PrayerDay> = () => ({}),
): TvFeed {
  const dayAt = (offset: number) => day(addDays(date, offset), dayDetails(addDays(date, offset)))
  return {
    mosque: 'Masjid an-Noor',
    language: 'en',
    prayer: { timeZone: 'Europe/London', version: 'abc', yesterday: dayAt(-1), today: dayAt(0), tomorrow: dayAt(1) },
    days: Array.from({ length: 9 }, (_, index) => dayAt(index - 1)),
    sky: [],
    offsets: [],
    changes: [],
    announcements: [],
    events: [],
    causes: [],
    campaigns: [],
    settings: {
      prayerMinutes: { fajr: 10, dhuhr: 10, jumuah: 40, asr: 10, maghrib: 10, isha: 12, taraweeh: 60, eid: 40 },
      dimmed: true,
      drift: true,
    },
    release: '',
    reload: 0,
    ...overrides,
  }
}

const instantOf = (time: string, date = '2026-11-21') => Date.parse(`${date}T${time}:00Z`)
const boardAt = (time: string, feed = feedOf(), messages = english) =>
  buildBoard(feed, instantOf(time, feed.prayer.today.date), 'landscape', messages)

describe("each prayer changes to tomorrow's after its jamaat", () => {
  const rowTexts = (time: string) => boardAt(time).rows.map(({ jamaat: time, mark }) => [time?.figures, mark])
  test("before the first jamaat all are today's", () => {
    expect(rowTexts('04:00').map(([, mark]) => mark)).toEqual(Array(5).fill(undefined))
  })
  test("during its jamaat it is still today's, marked as now", () => {
    expect(rowTexts('13:05')[1]).toEqual(['13:01', 'now'])
  })
  test("afterwards it is marked as tomorrow's; the others stay", () => {
    const rows = rowTexts('13:20')
    expect(rows.slice(0, 3)).toEqual([
      ['07:02', 'Tomorrow'],
      ['13:02', 'Tomorrow'],
      ['14:31', undefined],
    ])
  })
})

test('shows the next jamaat and the time left in whole minutes by the wall clock', () => {
  expect(boardAt('18:42').next).toMatchObject({ name: 'Isha', time: { figures: '19:01' }, left: 'in 19 min' })
  expect(buildBoard(feedOf(), instantOf('18:42') + 59_000, 'landscape', english).next?.left).toBe('in 19 min')
  expect(buildBoard(feedOf(), instantOf('19:00') + 59_000, 'landscape', english).next?.left).toBe('in 1 min')
  expect(boardAt('20:00').next).toMatchObject({ label: 'Next jamaat, tomorrow', left: 'in 11 h 2 min' })
})

test('shows the time of rendering, and the Hijri date changes at Maghrib', () => {
  expect(boardAt('15:00')).toMatchObject({ renderedAt: { figures: '15:00' }, hijri: expect.stringMatching(/^11 /) })
  expect(boardAt('16:00').hijri).toMatch(/^12 /)
})

describe('on a Friday', () => {
  const fridayDetails = (date: string) =>
    new Date(date).getUTCDay() === 5
      ? { jumuah: [{ at: moment(date, '13:15'), khatib: 'Shaykh Idris' }, { at: moment(date, '14:00') }] }
      : {}
  test("Jumu'ah replaces Dhuhr until the last one is over", () => {
    const feed = feedOf('2026-11-20', {}, fridayDetails)
    const dhuhrRowAt = (time: string) => boardAt(time, feed).rows[1]
    expect(dhuhrRowAt('12:00')).toMatchObject({
      name: 'Jumu’ah',
      state: 'next',
      slots: [{ figures: '13:15' }, { figures: '14:00' }],
    })
    expect(dhuhrRowAt('13:40')?.slots).toEqual([{ figures: '14:00' }])
    expect(dhuhrRowAt('14:20')).toMatchObject({ name: 'Dhuhr', mark: 'Tomorrow' })
    expect(boardAt('12:00', feed).jumuah).toBeUndefined()
    expect(boardAt('12:00', feed).cells[0]?.lines).toEqual(['13:15 · Shaykh Idris'])
  })
  test("on other days the next Friday's times are below", () => {
    expect(boardAt('12:00', feedOf('2026-11-21', {}, fridayDetails)).jumuah).toEqual({
      day: 'Friday',
      times: [{ figures: '13:15' }, { figures: '14:00' }],
    })
  })
})

test('in Ramadan shows the end of the fast, then the next start', () => {
  const feed = feedOf('2026-11-21', {}, (date) => ({
    fasting: { imsak: moment(date, '05:30'), iftar: moment(date, '15:59') },
  }))
  const factsAt = (time: string) =>
    boardAt(time, feed).facts.map(({ name, time: { figures }, mark }) => [name, figures, mark])
  expect(factsAt('15:00')).toEqual([
    ['Iftar', '15:59', undefined],
    ['Imsak', '05:30', 'Tomorrow'],
  ])
})

describe('announcements', () => {
  const announcement = (kind: 'ordinary' | 'janazah' | 'emergency', text: string) => ({
    id: text,
    kind,
    text,
    from: '2026-11-01T00:00:00Z',
  })
  test('shows a janazah first and an emergency above everything, and keeps the times', () => {
    const feed = feedOf('2026-11-21', {
      announcements: [
        announcement('emergency', 'Leave the building.'),
        announcement('ordinary', 'Shoes.'),
        announcement('janazah', 'After Dhuhr.'),
      ],
    })
    const board = boardAt('12:00', feed)
    expect(board.alarm?.text).toBe('Leave the building.')
    expect(board.cells.map(({ kind }) => kind)).toEqual(['janazah'])
    const html = renderToStaticMarkup(<TvPage board={board} orientation="landscape" messages={english} />)
    expect(html.indexOf('Leave the building.')).toBeLessThan(html.indexOf('Masjid an-Noor'))
    expect(html).toContain('13:01')
  })
  test('announcements that do not fit rotate every minute', () => {
    const feed = feedOf('2026-11-21', {
      announcements: ['One.', 'Two.', 'Three.', 'Four.'].map((text) => announcement('ordinary', text)),
    })
    const firstLines = ['12:00', '12:01', '12:02', '12:03'].map((time) => boardAt(time, feed).cells[0]?.lines[0])
    expect(new Set(firstLines).size).toBe(4)
  })
  test('long text is truncated at a word boundary', () => {
    const feed = feedOf('2026-11-21', { announcements: [announcement('ordinary', 'kindness '.repeat(90).trim())] })
    expect(boardAt('12:00', feed).cells[0]?.lines[0]).toMatch(/kindness…$/)
  })
})

test.each([
  ['ar', 'SA'],
  ['ur', 'PK'],
])('in %s the page is right to left and has no English words', async (language, country) => {
  const messages = await loadTvMessages(tenant(language, country))
  const html = renderToStaticMarkup(
    <TvPage board={boardAt('18:42', feedOf(), messages)} orientation="portrait" messages={messages} />,
  )
  expect(messages.dir).toBe('rtl')
  expect(html).not.toMatch(/>[^<]*\b(Begins|Tomorrow|As of|Isha)\b/)
})

test('a 12-hour clock has AM or PM beside the figures', async () => {
  const messages = await loadTvMessages(tenant('en', 'US'))
  expect(boardAt('18:42', feedOf(), messages).next?.time).toEqual({ figures: '7:01', half: 'PM' })
})

describe('for the oldest engines', () => {
  const sheets = (['ltr', 'rtl'] as const).flatMap((dir) =>
    (['landscape', 'portrait'] as const).map((orientation) =>
      tvCss(boardAt('12:00'), instantOf('12:00'), { palette: makePalettes('#0f6e6a').dark, dir, orientation }),
    ),
  )
  test('stylesheets use no newer features', () => {
    for (const css of sheets) {
      expect(css).not.toMatch(
        /flex|grid|gap|var\(|--|inline-(start|end)|inset|clamp|min\(|max\(|calc|@|:is|:has|undefined|NaN/,
      )
      for (const [, hex = ''] of css.matchAll(/#([\da-f]+)/gi)) expect([3, 6]).toContain(hex.length)
    }
  })
  test('stylesheets have a pixel fallback before every vh value', () => {
    for (const css of sheets)
      for (const { 0: declaration, index } of css.matchAll(/([\w-]+):-?[\d.]+vh/g)) {
        const property = declaration.split(':')[0] ?? ''
        expect(css.slice(0, index), declaration).toMatch(new RegExp(`${property}:-?\\d+px;$`))
      }
  })
})

test("text has a contrast of at least 7:1 with any mosque's colour", () => {
  for (let hue = 0; hue < 360; hue += 30) {
    const channel = (shift: number) =>
      Math.round(128 + 100 * Math.cos(((hue + shift) * Math.PI) / 180))
        .toString(16)
        .padStart(2, '0')
    const { dark } = makePalettes(`#${channel(0)}${channel(120)}${channel(240)}`)
    for (const [foreground, background] of [
      ['ink', 'paper'],
      ['inkSoft', 'paper'],
      ['accent', 'paper'],
      ['accent', 'surface'],
      ['ink', 'dangerSoft'],
      ['dangerText', 'dangerSoft'],
      ['ink', 'warningSoft'],
      ['warningText', 'warningSoft'],
    ] as const)
      expect(contrast(dark[foreground], dark[background]), `${foreground} on ${background}`).toBeGreaterThanOrEqual(7)
  }
})

test.each([
  ['2026-11-21', 'Today · 19:30'],
  ['2026-11-22', 'Tomorrow · 19:30'],
  ['2026-11-27', 'Friday 27 · 19:30'],
  ['2027-01-08', 'Friday 8 January 2027 · 19:30'],
])('an event on %s has an unambiguous date: %s', (date, label) => {
  const teaEvent = { id: 'tea', title: 'Tea', summary: '', timeZone: 'Europe/London', allDay: false, cancelled: false }
  const event = { ...teaEvent, starts: `${date}T19:30:00Z`, day: date, time: '19:30' }
  expect(boardAt('12:00', feedOf('2026-11-21', { events: [event] })).cells.map(({ lines }) => lines[0])).toContain(
    label,
  )
})
