import type { Meta } from '@storybook/react-vite'
import { deskDetails } from '../../testing/data/desk.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { DetailsScreen } from './DetailsScreen.tsx'

const meta = { component: DetailsScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <DetailsScreen mosque={mosque} />,
  responses: deskDetails,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const Viewer = states.viewer()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
