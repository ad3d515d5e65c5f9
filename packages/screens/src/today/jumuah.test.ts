import type { PrayerDay, PrayerToday } from '@minaret/contract'
import { expect, test } from 'vitest'
import { createFormat, localeOf } from '../app/format.ts'
import { words as common } from '../messages/languages/en/common.gen.ts'
import { languages, loadMessages } from '../messages/index.ts'
import { nextJumuahs } from './jumuah.ts'

const moment = (date: string, time: string) => ({ time, at: `${date}T${time}:00Z` })
const dayOf = (date: string, overrides: Partial<PrayerDay> = {}): PrayerDay => ({
  date,
  hijri: { year: 1448, month: 6, day: 16 },
  source: 'table',
  sunrise: moment(date, '07:40'),
  prayers: [],
  ...overrides,
})

const date = '2026-11-27'
const jumuah = [
  { at: moment(date, '13:15'), name: 'First', venue: 'Main hall', language: 'English', khatib: 'Imam Yusuf' },
  { at: moment(date, '14:00'), language: 'Arabic' },
]
const english = { t: common, format: createFormat('en-GB', { timeZone: 'Europe/London' }) }

/** The response on a day of that week. */
const responseOn = (today: string, overrides: Partial<PrayerToday> = {}) => ({
  today: dayOf(today, today === date ? { jumuah } : {}),
  tomorrow: dayOf('2026-11-28'),
  friday: { date, jumuah },
  ...overrides,
})

test.each([21, 22, 23, 24, 25, 26])("on %s November shows the coming Friday's Jumu'ahs with their details", (day) => {
  const response = responseOn(`2026-11-${day}`)
  expect(nextJumuahs(response, response.today, english)).toEqual({
    title: 'Jumu’ah, Friday',
    lines: [
      { id: `${date} 0`, time: '13:15', more: 'First · Imam Yusuf · English · Main hall' },
      { id: `${date} 1`, time: '14:00', more: 'Arabic' },
    ],
  })
})

test("on Friday shows today's Jumu'ahs until the day ends", () => {
  const response = responseOn(date)
  expect(nextJumuahs(response, response.today, english)?.title).toBe('Jumu’ah today')
  expect(nextJumuahs(response, response.tomorrow, english)).toBeUndefined()
})

test("shows nothing without Jumu'ahs, and falls back to tomorrow if the server sends no Friday", () => {
  const none = responseOn('2026-11-21', { friday: undefined })
  expect(nextJumuahs(none, none.today, english)).toBeUndefined()
  const olderResponse = { ...responseOn('2026-11-26', { friday: undefined }), tomorrow: dayOf(date, { jumuah }) }
  expect(nextJumuahs(olderResponse, olderResponse.today, english)?.lines).toHaveLength(2)
})

test.each(languages.filter((language) => language !== 'en'))(
  'in %s the title contains no English',
  async (language) => {
    const messages = {
      t: await loadMessages(language),
      format: createFormat(localeOf({ language, country: 'GB' }), { timeZone: 'Europe/London' }),
    }
    const jumuahWithoutDetails = [{ at: moment(date, '13:15') }]
    for (const today of ['2026-11-25', date]) {
      const result = nextJumuahs(
        { ...responseOn(today), friday: { date, jumuah: jumuahWithoutDetails } },
        dayOf(today),
        messages,
      )
      expect(result?.title).toMatch(/[\u0600-\u06ff]/)
      expect(result?.title).not.toMatch(/[A-Za-z]/)
    }
  },
)
