import type { Meta } from '@storybook/react-vite'
import { deskApplicationList, deskApplicationOverview } from '../../testing/data/deskApplications.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { ApplicationListScreen } from './ApplicationListScreen.tsx'

const meta = { component: ApplicationListScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => (
    <ApplicationListScreen mosque={mosque} filter={{ kind: 'course', show: 'received', course: 'arabic-1' }} />
  ),
  responses: { ...deskApplicationOverview, ...deskApplicationList },
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const Empty = states.full({ 'GET /api/desk/mosques/{mosque}/applications/{kind}': [] })
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
