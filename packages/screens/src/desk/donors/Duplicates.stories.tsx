import type { Meta } from '@storybook/react-vite'
import { deskDonors } from '../../testing/data/deskDonors.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { DuplicatesScreen } from './DuplicatesScreen.tsx'

const meta = { component: DuplicatesScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <DuplicatesScreen mosque={mosque} />,
  responses: deskDonors,
})

export const Loading = states.loading()
export const Empty = states.full({ 'GET /api/desk/mosques/{mosque}/donor-duplicates': [] })
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
