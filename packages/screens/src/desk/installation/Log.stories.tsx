import type { Meta } from '@storybook/react-vite'
import { deskInstallation } from '../../testing/data/installation.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { LogScreen } from './LogScreen.tsx'

const meta = { component: LogScreen } satisfies Meta
export default meta

const states = deskStories({ page: () => <LogScreen />, responses: deskInstallation })

export const Loading = states.loading()
export const Empty = states.full({ 'GET /api/desk/installation/log': { entries: [] } })
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
