import type { PrayerDay, PrayerToday } from '@minaret/contract'
import { prayerQueries } from '@minaret/domain'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { HomeScreen } from '../home/HomeScreen.tsx'
import { momentOf, prayerDay } from '../testing/day.ts'
import { draw } from '../testing/draw.tsx'
import { PrayerHomeScreen, PrayerTimesScreen } from './PrayerTimesScreen.tsx'

const date = '2026-11-27'
const jumuah = [{ at: momentOf(date, '13:15'), name: 'First', language: 'English', khatib: 'Imam Yusuf' }]
const friday: PrayerDay = {
  ...prayerDay(date, { jumuah }),
  prayers: prayerDay(date).prayers.map((each) =>
    each.prayer === 'dhuhr' ? { ...each, jamaat: momentOf(date, '12:45') } : each,
  ),
}

/** A page on the Saturday before. */
const page = (part: ReactNode, answer: Partial<PrayerToday> = {}) =>
  draw(part, {
    built: ['home', 'prayerTimes'],
    seed({ api, queryClient }) {
      const days = {
        yesterday: prayerDay('2026-11-20'),
        today: prayerDay('2026-11-21'),
        tomorrow: prayerDay('2026-11-22'),
      }
      queryClient.setQueryData(prayerQueries.today(api).queryKey, {
        timeZone: 'Europe/London',
        version: '1',
        ...days,
        friday: { date, jumuah },
        ...answer,
      })
      queryClient.setQueryData(prayerQueries.month(api, 2026, 11).queryKey, {
        year: 2026,
        month: 11,
        timeZone: 'Europe/London',
        version: '1',
        days: [prayerDay('2026-11-26'), friday],
      })
    },
  })
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test.each([
  ['home', <HomeScreen key="screen" />],
  ['prayer times', <PrayerTimesScreen key="screen" />],
  ['a home of prayer times', <PrayerHomeScreen key="screen" />],
])("%s has the coming Friday's Jumu'ah on a Saturday", (_, screen) => {
  expect(page(screen)).toContain('Jumu’ah, Friday 27 November 2026 Jumu’ah 13:15 · First · English · Imam Yusuf')
})

test.each([
  ['home', <HomeScreen key="screen" />],
  ['prayer times', <PrayerTimesScreen key="screen" />],
])('%s of a mosque that holds none says nothing of it', (_, screen) => {
  expect(page(screen, { friday: undefined })).not.toMatch(/Jumu’ah,|Jumu’ah today/)
})

test("in the month a Friday's Jumu'ah stands by its name, and its Dhuhr has no congregation of its own", () => {
  const html = page(<PrayerTimesScreen />)
  expect(html).toContain('Jumu’ah 13:15')
  expect(html).not.toContain('12:45')
})

test("in Ramadan the fast stands before Friday's prayer, and once; the mosque's note after it", () => {
  const today = prayerDay('2026-11-21', {
    fasting: { imsak: momentOf('2026-11-21', '05:40'), iftar: momentOf('2026-11-21', '16:05') },
    taraweeh: momentOf('2026-11-21', '20:00'),
    note: 'Dates at the door',
  })
  const text = page(<HomeScreen />, { today })
  expect(text).toMatch(/Imsak 05:40 · Iftar 16:05 · Taraweeh 20:00.*Jumu’ah, Friday.*Dates at the door/)
  expect(text.split('Iftar')).toHaveLength(2)
})
