import type { Meta } from '@storybook/react-vite'
import { deskDisplays } from '../../testing/data/deskTimes.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { DisplaysScreen } from './DisplaysScreen.tsx'

const meta = { component: DisplaysScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <DisplaysScreen mosque={mosque} />,
  responses: deskDisplays,
})

export const Loading = states.loading()
export const Empty = states.full({
  'GET /api/desk/mosques/{mosque}/displays': { connectAt: 'https://mosque.example/tv', displays: [] },
})
export const LoadError = states.loadError()
export const Full = states.full()
export const Viewer = states.viewer()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
