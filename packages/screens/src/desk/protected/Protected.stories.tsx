import type { Meta } from '@storybook/react-vite'
import { deskProtected } from '../../testing/data/desk.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { ProtectedScreen } from './ProtectedScreen.tsx'

const meta = { component: ProtectedScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <ProtectedScreen mosque={mosque} />,
  responses: deskProtected,
})

export const Loading = states.loading()
export const Empty = states.full({
  'GET /api/desk/mosques/{mosque}/protected': { frames: [], calls: [] },
  'GET /api/desk/mosques/{mosque}/approvals': { waiting: [], decided: [] },
})
export const LoadError = states.loadError()
export const Full = states.full()
export const Viewer = states.viewer()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
