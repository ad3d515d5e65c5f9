import type { PrayerDay, PrayerToday } from '@minaret/contract'
import { prayerQueries } from '@minaret/domain'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { HomeScreen } from '../home/HomeScreen.tsx'
import { momentOf, prayerDay } from '../testing/day.ts'
import { renderHtml } from '../testing/renderHtml.tsx'
import { PrayerHomeScreen, PrayerTimesScreen } from './PrayerTimesScreen.tsx'

const date = '2026-11-27'
const jumuah = [{ at: momentOf(date, '13:15'), name: 'First', language: 'English', khatib: 'Imam Yusuf' }]
const friday: PrayerDay = {
  ...prayerDay(date, { jumuah }),
  prayers: prayerDay(date).prayers.map((time) =>
    time.prayer === 'dhuhr' ? { ...time, jamaat: momentOf(date, '12:45') } : time,
  ),
}

/** Renders a page on the Saturday before, as text. */
const renderPage = (part: ReactNode, times: Partial<PrayerToday> = {}) =>
  renderHtml(part, {
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
        ...times,
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
  ['the prayer times home page', <PrayerHomeScreen key="screen" />],
])("%s shows the next Friday's Jumu'ah on a Saturday", (_, screen) => {
  expect(renderPage(screen)).toMatch(/Jumu’ah, Friday 13:15.* Jumu’ah 13:15 · First · Imam Yusuf · English/)
})

test.each([
  ['home', <HomeScreen key="screen" />],
  ['prayer times', <PrayerTimesScreen key="screen" />],
])("%s shows no Jumu'ah for a mosque without one", (_, screen) => {
  expect(renderPage(screen, { friday: undefined })).not.toMatch(/Jumu’ah,|Jumu’ah today/)
})

test("the month shows a Friday's Jumu'ah by name, and no jamaat for its Dhuhr", () => {
  const html = renderPage(<PrayerTimesScreen />)
  expect(html).toContain('Jumu’ah 13:15')
  expect(html).not.toContain('12:45')
})

test("in Ramadan shows the fast once, before Jumu'ah, and the mosque's note after it", () => {
  const today = prayerDay('2026-11-21', {
    fasting: { imsak: momentOf('2026-11-21', '05:40'), iftar: momentOf('2026-11-21', '16:05') },
    taraweeh: momentOf('2026-11-21', '20:00'),
    note: 'Dates at the door',
  })
  const text = renderPage(<HomeScreen />, { today })
  expect(text).toMatch(/Imsak 05:40 · Iftar 16:05 · Taraweeh 20:00.*Jumu’ah, Friday.*Dates at the door/)
  expect(text.split('Iftar')).toHaveLength(2)
})
