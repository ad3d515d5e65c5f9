import type { Meta } from '@storybook/react-vite'
import { deskDetails } from '../testing/data/desk.ts'
import { deskStories } from '../testing/deskStories.tsx'
import { DetailsSectionScreen } from './SectionScreen.tsx'

const meta = { component: DetailsSectionScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <DetailsSectionScreen mosque={mosque} section="contact" onDone={() => {}} />,
  answers: deskDetails,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const Viewer = states.viewer()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
