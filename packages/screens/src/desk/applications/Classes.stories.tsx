import type { Meta } from '@storybook/react-vite'
import { deskClasses } from '../../testing/data/deskApplications.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { ClassesScreen } from './ClassesScreen.tsx'

const meta = { component: ClassesScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <ClassesScreen mosque={mosque} />,
  responses: deskClasses,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const Empty = states.full({ 'GET /api/desk/mosques/{mosque}/maktab-classes': { classes: [], teachers: [] } })
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
