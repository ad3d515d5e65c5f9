import type { Meta } from '@storybook/react-vite'
import { deskContent } from '../../testing/data/content.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { LibraryScreen } from './LibraryScreen.tsx'

const meta = { component: LibraryScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <LibraryScreen mosque={mosque} onStored={() => {}} />,
  responses: deskContent,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const Viewer = states.viewer({
  'GET /api/desk/mosques/{mosque}/content': [],
})
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
