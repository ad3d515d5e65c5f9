import type { Meta } from '@storybook/react-vite'
import { deskApprovals } from '../../testing/data/desk.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { ApprovalsScreen } from './ApprovalsScreen.tsx'

const meta = { component: ApprovalsScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <ApprovalsScreen mosque={mosque} />,
  responses: deskApprovals,
})

export const Loading = states.loading()
export const Empty = states.full({ 'GET /api/desk/mosques/{mosque}/approvals': { waiting: [], decided: [] } })
export const LoadError = states.loadError()
export const Full = states.full()
export const Viewer = states.viewer()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
