import type { Meta } from '@storybook/react-vite'
import { deskDonors } from '../../testing/data/deskDonors.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { DonorsScreen } from './DonorsScreen.tsx'

const meta = { component: DonorsScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <DonorsScreen mosque={mosque} />,
  responses: deskDonors,
})

export const Loading = states.loading()
export const Empty = states.full({ 'GET /api/desk/mosques/{mosque}/donors': [] })
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
