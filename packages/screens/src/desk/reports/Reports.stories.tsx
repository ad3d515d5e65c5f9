import type { Meta } from '@storybook/react-vite'
import { deskReports } from '../../testing/data/deskReports.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { ReportsScreen } from './ReportsScreen.tsx'

const meta = { component: ReportsScreen } satisfies Meta
export default meta

const states = deskStories({ page: (mosque) => <ReportsScreen mosque={mosque} />, responses: deskReports })

export const Loading = states.loading()
export const Empty = states.full({
  'GET /api/desk/mosques/{mosque}/reports': {
    ...deskReports['GET /api/desk/mosques/{mosque}/reports'],
    mode: 'demo',
    currencies: [],
    weeklyEmail: false,
  },
})
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
