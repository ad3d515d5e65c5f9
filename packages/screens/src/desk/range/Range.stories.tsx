import type { Meta } from '@storybook/react-vite'
import { deskMonth } from '../../testing/data/deskTimes.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { RangeScreen } from './RangeScreen.tsx'

const meta = { component: RangeScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <RangeScreen mosque={mosque} from="2026-11-26" to="2026-11-28" onRangeChange={() => {}} />,
  responses: deskMonth,
})

export const Full = states.full()
export const Viewer = states.viewer()
export const RightToLeft = states.rightToLeft()
