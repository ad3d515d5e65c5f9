import type { Meta } from '@storybook/react-vite'
import { deskInstallation } from '../../testing/data/installation.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { MosquesScreen } from './MosquesScreen.tsx'

const meta = { component: MosquesScreen } satisfies Meta
export default meta

const states = deskStories({ page: () => <MosquesScreen />, responses: deskInstallation })

export const Loading = states.loading()
export const Empty = states.full({ 'GET /api/desk/installation/mosques': { mosques: [], total: 0 } })
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
