import type { Meta } from '@storybook/react-vite'
import { deskGasds } from '../../testing/data/deskBox.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { GasdsScreen } from './GasdsScreen.tsx'

const meta = { component: GasdsScreen } satisfies Meta
export default meta

const states = deskStories({ page: (mosque) => <GasdsScreen mosque={mosque} />, responses: deskGasds })

export const Loading = states.loading()
export const Empty = states.full({
  'GET /api/desk/mosques/{mosque}/gasds': {
    mode: 'demo',
    years: [],
    buildings: [],
    details: { connected: [], shareMinor: 800_000 },
  },
})
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
