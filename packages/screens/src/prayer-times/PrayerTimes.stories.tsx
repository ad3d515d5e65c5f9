import type { Meta } from '@storybook/react-vite'
import { prayerDay } from '../testing/day.ts'
import { screenStories } from '../testing/screenStories.tsx'
import * as screen from './index.ts'

const meta = { component: screen.Screen } satisfies Meta
export default meta

const states = screenStories(screen, {
  path: '/prayer-times',
  search: 'month=2026-11',
  responses: {
    'GET /api/prayer-time/today': {
      timeZone: 'Europe/London',
      version: 'v1',
      yesterday: prayerDay('2026-11-20'),
      today: prayerDay('2026-11-21'),
      tomorrow: prayerDay('2026-11-22'),
    },
    'POST /api/prayer-time': {
      month: 11,
      year: 2026,
      timeZone: 'Europe/London',
      version: 'v1',
      days: Array.from({ length: 30 }, (_, index) => prayerDay(`2026-11-${String(index + 1).padStart(2, '0')}`)),
    },
  },
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
