import type { Meta } from '@storybook/react-vite'
import { deskInstallation } from '../../testing/data/installation.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { HealthScreen } from './HealthScreen.tsx'

const meta = { component: HealthScreen } satisfies Meta
export default meta

const states = deskStories({ page: () => <HealthScreen />, responses: deskInstallation })

export const Loading = states.loading()

export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
