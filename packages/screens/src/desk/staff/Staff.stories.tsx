import type { Meta } from '@storybook/react-vite'
import { deskStaff } from '../../testing/data/desk.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { StaffScreen } from './StaffScreen.tsx'

const meta = { component: StaffScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <StaffScreen mosque={mosque} />,
  responses: deskStaff,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
