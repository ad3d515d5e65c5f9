import type { Meta } from '@storybook/react-vite'
import { deskApplicationOverview } from '../../testing/data/deskApplications.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { ApplicationsScreen } from './ApplicationsScreen.tsx'

const meta = { component: ApplicationsScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <ApplicationsScreen mosque={mosque} />,
  responses: deskApplicationOverview,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const Empty = states.full({ 'GET /api/desk/mosques/{mosque}/applications': { courses: [] } })
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
