import type { components, PrayerToday } from '@minaret/contract'
import type { Meta } from '@storybook/react-vite'
import { activities, events } from '../testing/data/events.ts'
import { campaignList, cause } from '../testing/data/giving.ts'
import { newsList } from '../testing/data/news.ts'
import { prayerDay } from '../testing/day.ts'
import { screenStories } from '../testing/screenStories.tsx'
import * as screen from './index.ts'

const meta = { component: screen.Screen } satisfies Meta
export default meta

const prayer: PrayerToday = {
  timeZone: 'Europe/London',
  version: 'v1',
  yesterday: prayerDay('2026-11-20'),
  today: prayerDay('2026-11-21'),
  tomorrow: prayerDay('2026-11-22'),
}
const emptyHome = { banners: [], announcements: [], activities: [], events: [], news: [], causes: [], campaigns: [] }
const home: components['schemas']['Home'] = {
  ...emptyHome,
  announcements: [
    { id: 'a1', kind: 'ordinary', title: 'Car park', text: 'The car park is closed.', from: '2026-11-20T09:00:00Z' },
  ],
  activities,
  events,
  news: newsList,
  causes: [cause()],
  campaigns: campaignList,
  prayer,
}

const states = screenStories(screen, {
  path: '/',
  responses: { 'GET /api/home': home, 'GET /api/prayer-time/today': prayer, 'GET /api/campaigns': campaignList },
})

export const Loading = states.loading()
export const Empty = states.full({ responses: { 'GET /api/home': { ...emptyHome, prayer } } })
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
