import type { Meta } from '@storybook/react-vite'
import { deskLog } from '../../testing/data/desk.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { LogScreen } from './LogScreen.tsx'

const meta = { component: LogScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <LogScreen mosque={mosque} />,
  responses: deskLog,
})

export const Loading = states.loading()
export const Empty = states.full({ 'GET /api/desk/mosques/{mosque}/log': [] })
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
