import { expect, test } from 'vitest'
import type { Feed } from '../feed/feed.ts'
import { noScriptBoardAt } from '../no-script/board.ts'
import { feedOf, moment } from '../testing/feed.ts'
import { english } from '../testing/words.ts'
import { boardAt } from './board.ts'
import type { TimesBoard } from './types.ts'

function timesAt(feed: Feed, now: string): TimesBoard {
  const board = boardAt(feed, Date.parse(now), {}, english)
  if (board.mode !== 'day' && board.mode !== 'prayer') throw new Error(`Expected a board with times, got ${board.mode}`)
  return board
}

/** Returns the facts next to the table for a mosque that also shows Asr by the other school. */
const factsAt = (now: string, otherAsr: string) =>
  timesAt(
    feedOf({}, (date) => (date === '2026-11-20' ? { otherAsr: moment(date, otherAsr) } : {})),
    now,
  ).facts.map(({ name, time }) => `${name} ${time.figures}`)

test('shows the other school’s Asr with its mithl until it begins', () => {
  expect(factsAt('2026-11-20T14:00:00Z', '16:30')).toContain('Asr Mithl 2 16:30')
  expect(factsAt('2026-11-20T14:00:00Z', '15:00')).toContain('Asr Mithl 1 15:00')
  expect(factsAt('2026-11-20T16:30:00Z', '16:30').join()).not.toContain('Mithl')
})

test('the app and the no-script page show the same times in every minute of a day', () => {
  const jumuah = (date: string) => [
    { at: moment(date, '13:00'), khatib: 'Shaykh Idris' },
    { at: moment(date, '14:00') },
  ]
  const feed = feedOf(
    {
      announcements: [
        { id: 'now', kind: 'emergency', text: 'Leave.', from: '2026-11-20T09:00:00Z', until: '2026-11-20T10:00:00Z' },
        { id: 'later', kind: 'janazah', text: 'After Asr.', from: '2026-11-20T12:00:00Z' },
      ],
    },
    (date) => (date === '2026-11-20' || date === '2026-11-27' ? { jumuah: jumuah(date) } : {}),
  )
  const day = Date.parse('2026-11-20T00:00:00Z')
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const instant = day + minute * 60_000
    const appBoard = timesAt(feed, new Date(instant).toISOString())
    const pageBoard = noScriptBoardAt(feed, instant, 'landscape', english)
    const { rows, date, hijri, hasJamaat } = pageBoard
    expect({ rows, date, hijri, hasJamaat, alarm: pageBoard.alarm?.text }).toEqual({
      rows: appBoard.rows,
      date: appBoard.date,
      hijri: appBoard.hijri,
      hasJamaat: appBoard.hasJamaat,
      alarm: appBoard.alarm?.text,
    })
    expect([pageBoard.next?.label, pageBoard.next?.name, pageBoard.next?.time]).toEqual([
      appBoard.next?.label,
      appBoard.next?.name,
      appBoard.next?.time,
    ])
    expect(pageBoard.renderedAt.figures).toBe(appBoard.clock.figures)
    expect(pageBoard.cells.some(({ kind }) => kind === 'janazah')).toBe(appBoard.janazah.length > 0)
  }
})
