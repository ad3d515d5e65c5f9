import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSheets, readTimetable, splitTimetable } from './index.ts'
import { type PositionedText, tablesOfPages } from './positionedText.ts'

const csv = readFileSync(new URL('../../fixtures/masjid-an-noor-2026.csv', import.meta.url), 'utf8')
const [heading = '', ...rows] = csv.trimEnd().split('\n')
const monthOf = (month: string) => rows.filter((row) => row.startsWith(month)).map((row) => row.split(','))
const daysOf = (month: string) => {
  const result = readTimetable([heading, ...rows.filter((row) => row.startsWith(month))].join('\n'), {
    fileName: 'own.csv',
  })
  return result.ok ? result.days : []
}

const size = 8
const widthOf = (text: string) => text.length * size * 0.5

type Layout = { pitch: number; align: 'left' | 'middle' | 'right' }

/** Text in a column, positioned by its alignment. */
function place(text: string, column: number, line: number, { pitch, align }: Layout, columns = 1): PositionedText {
  const space = pitch * columns - widthOf(text)
  const left = 40 + column * pitch + space * { left: 0, middle: 0.5, right: 1 }[align]
  return { text, left, right: left + widthOf(text), baseline: 100 + line * 12, size }
}

const prayers = ['Fajr', 'Sunrise', 'Dhuhr', 'Asr', 'Maghrib', 'Isha'] as const

/** A month in a printed layout: a title, prayers over two columns, and a row for each day. */
function printedPage(month: string, title: string, layout: Layout): PositionedText[] {
  let column = 2
  const headings = prayers.flatMap((name) => {
    const columns = name === 'Sunrise' ? 1 : 2
    const head = place(name, column, 1, { ...layout, align: layout.align === 'left' ? 'left' : 'middle' }, columns)
    column += columns
    return [head]
  })
  const subheadings = [
    'Day',
    'Date',
    'Begins',
    'Jamaat',
    '',
    ...Array.from({ length: 4 }, () => ['Begins', 'Jamaat']).flat(),
  ]
  return [
    { text: title, left: 180, right: 180 + widthOf(title), baseline: 90, size: 12 },
    ...headings,
    ...subheadings.flatMap((text, index) => (text === '' ? [] : place(text, index, 2, layout))),
    ...monthOf(month).flatMap(([date = '', ...times], line) => {
      const weekday = new Date(date).toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' })
      return [weekday, String(Number(date.slice(8))), ...times].map((text, index) =>
        place(text, index, line + 3, layout),
      )
    }),
    { text: 'Jumu’ah: 13:15', left: 40, right: 40 + widthOf('Jumu’ah: 13:15'), baseline: 520, size },
  ]
}

const readPages = (pages: readonly (readonly PositionedText[])[]) =>
  readSheets(
    tablesOfPages(pages).flatMap((text) => {
      const split = splitTimetable(text, 'printed.pdf')
      return 'sheet' in split ? { ...split.sheet, name: 'page' } : []
    }),
    { fileName: 'printed.pdf', timeZone: 'Europe/London' },
  )

const splitLetters = (piece: PositionedText): PositionedText[] =>
  Array.from(piece.text, (text, index) => {
    const left = piece.left + widthOf('x') * index
    return { ...piece, text, left, right: left + widthOf('x') }
  })

/** Joins each line of the table into one piece, as some programs write it. */
function asLines(pieces: PositionedText[]): PositionedText[] {
  const lines = new Map<number, PositionedText[]>()
  for (const piece of pieces) lines.set(piece.baseline, [...(lines.get(piece.baseline) ?? []), piece])
  return [...lines.values()].flatMap((line) => {
    if (line.length < 12) return line
    const [first, ...others] = line
    let text = ''
    for (const piece of others)
      text = text.padEnd(Math.round((piece.left - (others[0]?.left ?? 0)) / widthOf('x'))) + piece.text
    const [start = first] = others
    return first && start ? [first, { ...start, text, right: start.left + widthOf(text) }] : []
  })
}

test.each(['left', 'middle', 'right'] as const)('a printed month with cells aligned %s is read exactly', (align) => {
  for (const pitch of [30, 36, 48]) {
    const result = readPages([printedPage('2026-03', 'March 2026', { pitch, align })])
    expect(result).toMatchObject({ ok: true, days: daysOf('2026-03') })
  }
})

test('reads pieces that are single letters or whole lines, in any order', () => {
  const layout = { pitch: 40, align: 'left' } as const
  const page = printedPage('2026-06', 'June 2026', layout)
  for (const pieces of [page.flatMap(splitLetters), asLines(page), page.toReversed()])
    expect(readPages([pieces])).toMatchObject({ ok: true, days: daysOf('2026-06') })
})

test('supports a different layout on each page, and continues a table on a page without headings', () => {
  const [january, february] = [
    printedPage('2026-01', 'January 2026', { pitch: 30, align: 'middle' }),
    printedPage('2026-02', 'February 2026', { pitch: 44, align: 'right' }),
  ]
  const days = [...daysOf('2026-01'), ...daysOf('2026-02')]
  expect(readPages([january, february])).toMatchObject({ ok: true, days })
  const [firstHalf, secondHalf] = [
    january.filter(({ baseline }) => baseline < 330),
    january.filter(({ baseline }) => baseline >= 330),
  ]
  expect(tablesOfPages([firstHalf, secondHalf, february])).toHaveLength(2)
  expect(readPages([firstHalf, secondHalf, february])).toMatchObject({ ok: true, days })
})

test('a heading between two columns belongs to both, even if only its last letter is over the second', () => {
  const page = printedPage('2026-11', 'November 2026', { pitch: 30, align: 'middle' })
  // Its begins column is from 105 to 125, and its jamaat column from 135 to 155.
  const shiftedPage = page.map((piece) => (piece.text === 'Fajr' ? { ...piece, left: 125.05, right: 136 } : piece))
  expect(readPages([shiftedPage])).toMatchObject({ ok: true, days: daysOf('2026-11') })
})

test('text that extends into the next column stays in its own', () => {
  const layout = { pitch: 30, align: 'middle' } as const
  const page = printedPage('2026-05', 'May 2026', layout)
  const longText = { text: 'Dhu al-Hijjah begins', left: 70, right: 140, baseline: 100 + 12 * 19, size: 5 }
  expect(readPages([[...page, longText]]).ok).toBe(false)
  expect(tablesOfPages([[...page, longText]])[0]).toMatch(/\tDhu al-Hijjah begins 17\t\d\d:\d\d\t/)
})

test('a page without days has no table, and unprintable characters are removed', () => {
  expect(tablesOfPages([[], [place('Eid Mubarak', 0, 0, { pitch: 60, align: 'left' })]])).toEqual([])
  const page = printedPage('2026-04', 'April 2026', { pitch: 30, align: 'left' })
  const brokenText = { text: '\0\u0001"\t', left: 200, right: 210, baseline: 112, size }
  expect(readPages([[...page, brokenText]])).toMatchObject({ ok: true, days: daysOf('2026-04') })
})
