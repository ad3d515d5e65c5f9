import { expect, test } from 'vitest'
import { convertToHtml, convertToMarkdown } from './conversions.ts'
import { toHtml } from './toHtml.ts'
import { toMarkdown } from './toMarkdown.ts'

/** A year's timetable in Markdown, with a row per day. */
const timetable = [
  '| Date | Fajr | Sunrise | Dhuhr | Asr | Maghrib | Isha |',
  '| --- | --- | --- | --- | --- | --- | --- |',
  ...Array.from({ length: 366 }, (_, day) => `| Day ${day} | 05:12 | 06:48 | 12:15 | 15:09 | 17:45 | 19:20 |`),
].join('\n')

test('converts a year’s timetable both ways on another thread, with the same result', async () => {
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), 1)
  const { html, problems } = await convertToHtml(timetable)
  expect(problems).toEqual([])
  expect(html).toBe(toHtml(timetable).html)
  expect(await convertToMarkdown(html)).toBe(toMarkdown(html))
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(3)
})

test('converts a year’s timetable in less than a second of CPU time', () => {
  const { html } = toHtml(timetable)
  const times = Array.from({ length: 5 }, (_, run) => {
    const start = process.threadCpuUsage()
    toHtml(`${timetable}\n\n${run}`)
    toMarkdown(`${html}<p>${run}</p>`)
    const { user, system } = process.threadCpuUsage(start)
    return (user + system) / 1000
  })
  // It takes about 40 ms on an idle machine.
  expect(Math.min(...times)).toBeLessThan(1000)
})

test.each([
  ['rows', `a|b\n-|-\n${'|\n'.repeat(2000)}`, 'tableTooLarge', 0],
  [
    'cells',
    `# A\n\n|${'a|'.repeat(200)}\n|${'-|'.repeat(200)}\n${`|${'a|'.repeat(200)}\n`.repeat(100)}`,
    'tableTooLarge',
    2,
  ],
  ['rows in HTML', `a\n\n<table>${'<tr><td>a</td></tr>'.repeat(1001)}</table>`, 'tableTooLarge', 2],
  ['rows of an HTML text', `<!-- html -->\n<table>${'<tr><td>a</td></tr>'.repeat(1001)}</table>`, 'tableTooLarge', 1],
  ['characters', 'word '.repeat(50_000), 'textTooLong', 0],
])('rejects too many %s with their line', async (_, text, code, line) => {
  expect(await convertToHtml(text)).toMatchObject({ html: '', problems: [{ code, line }] })
})
