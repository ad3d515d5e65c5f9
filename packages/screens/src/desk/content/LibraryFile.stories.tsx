import type { Meta } from '@storybook/react-vite'
import { deskContent } from '../../testing/data/content.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { LibraryFileScreen } from './LibraryFileScreen.tsx'

const meta = { component: LibraryFileScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <LibraryFileScreen mosque={mosque} file="00000000000000000000000000000001" />,
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
