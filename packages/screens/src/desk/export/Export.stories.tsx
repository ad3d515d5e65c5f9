import type { Meta } from '@storybook/react-vite'
import { deskExport, exportWith } from '../../testing/data/deskExport.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { ExportScreen } from './ExportScreen.tsx'

const meta = { component: ExportScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <ExportScreen mosque={mosque} />,
  responses: deskExport,
})
const exportPath = 'GET /api/desk/mosques/{mosque}/export'
const pendingRequest = { requestedBy: 'Yusuf Khan', requestedAt: '2026-11-25T09:00:00Z', self: false }

export const Loading = states.loading()
export const Empty = states.full({ [exportPath]: { exports: [] } })
export const LoadError = states.loadError()
export const Full = states.full()
/** Another owner requested it. */
export const AwaitingApproval = states.full({ [exportPath]: { exports: [], waiting: pendingRequest } })
/** The only owner requested it. */
export const ApprovalAfterDelay = states.full({
  [exportPath]: { exports: [], waiting: { ...pendingRequest, self: true, dueAt: '2026-11-28T09:00:00Z' } },
})
export const Failed = states.full({ [exportPath]: { exports: [exportWith({ state: 'failed', parts: 0, bytes: 0 })] } })
export const Viewer = states.viewer()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
