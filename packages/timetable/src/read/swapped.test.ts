import { describe, expect, test } from 'vitest'
import { editAllLines, editLines, validFile, validLines, londonOptions } from '../testing/edits.ts'
import { readTimetable } from './index.ts'

const heading = (validLines[0] ?? '').split(',')

/** The valid file with the headings of some columns swapped. */
const swapHeadings = (...pairs: [string, string][]) => {
  const names = heading.map((name) => {
    const pair = pairs.find((swapped) => swapped.includes(name))
    return pair ? (pair[0] === name ? pair[1] : pair[0]) : name
  })
  return editLines({ 1: names.join(',') })
}

const swappedColumns = (text: string) => {
  const result = readTimetable(text, londonOptions)
  if (!result.ok) throw new Error(JSON.stringify(result.findings))
  return result.warnings.filter(({ kind }) => kind === 'swap').map(({ times }) => times?.map(({ column }) => column))
}

describe('swapped columns are found in any position', () => {
  test.each<[string, string]>([
    ['isha_athan', 'isha_iqama'],
    ['maghrib_athan', 'maghrib_iqama'],
    ['fajr_athan', 'fajr_iqama'],
    ['asr_athan', 'asr_iqama'],
    ['dhuhr_athan', 'dhuhr_iqama'],
    ['maghrib_iqama', 'isha_iqama'],
    ['dhuhr_iqama', 'asr_iqama'],
    ['isha_athan', 'maghrib_iqama'],
  ])('%s and %s', (first, second) => {
    const [a, b] = [first, second].toSorted((x, y) => heading.indexOf(x) - heading.indexOf(y))
    expect(swappedColumns(swapHeadings([first, second]))).toEqual([[a, b]])
  })

  test('all prayers at once', () => {
    const prayers = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha']
    const pairs = swappedColumns(
      swapHeadings(...prayers.map((name): [string, string] => [`${name}_athan`, `${name}_iqama`])),
    )
    expect(pairs).toHaveLength(5)
    for (const name of prayers) expect(pairs).toContainEqual([`${name}_athan`, `${name}_iqama`])
  })
})

test('finds no swap in a valid file, or in one with an early Isha on short nights', () => {
  expect(swappedColumns(validFile)).toEqual([])
  const earlyIshaFile = editAllLines((line, index) => {
    const cells = line.split(',')
    const [hours = 0, minutes = 0] = (cells[10] ?? '').split(':').map(Number)
    const isLate = hours * 60 + minutes >= 21 * 60 + 30 || hours < 3
    return index > 0 && isLate ? cells.with(11, '21:30').join(',') : line
  })
  expect(swappedColumns(earlyIshaFile)).toEqual([])
})
