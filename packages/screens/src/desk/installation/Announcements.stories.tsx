import type { Meta } from '@storybook/react-vite'
import { deskInstallation } from '../../testing/data/installation.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { AnnouncementsScreen } from './AnnouncementsScreen.tsx'

const meta = { component: AnnouncementsScreen } satisfies Meta
export default meta

const states = deskStories({ page: () => <AnnouncementsScreen />, responses: deskInstallation })

export const Loading = states.loading()
export const Empty = states.full({ 'GET /api/desk/installation/announcements': { announcements: [] } })
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
