import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { deskGifts } from '../testing/data/deskGifts.ts'
import { deskStories } from '../testing/deskStories.tsx'
import { GiftsScreen } from './GiftsScreen.tsx'

const meta = { component: GiftsScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <GiftsScreen mosque={mosque} wanted={{}} onWanted={fn()} />,
  answers: deskGifts,
})

const filtered = deskStories({
  page: (mosque) => (
    <GiftsScreen mosque={mosque} wanted={{ search: 'rahman', way: 'card', from: '2026-11-01' }} onWanted={fn()} />
  ),
  answers: deskGifts,
})

export const Loading = states.loading()
export const Empty = states.full({
  'GET /api/desk/mosques/{mosque}/gifts': [],
  'GET /api/desk/mosques/{mosque}/gift-totals': { mode: 'live', currencies: [], causes: [] },
})
export const LoadError = states.loadError()
export const Full = states.full()
export const Filtered = filtered.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
