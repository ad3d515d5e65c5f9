import type { Meta } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { deskGifts } from '../../testing/data/deskGifts.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { GiftsScreen } from './GiftsScreen.tsx'

const meta = { component: GiftsScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <GiftsScreen mosque={mosque} filter={{}} onFilterChange={fn()} />,
  responses: deskGifts,
})

const filteredStates = deskStories({
  page: (mosque) => (
    <GiftsScreen mosque={mosque} filter={{ search: 'rahman', way: 'card', from: '2026-11-01' }} onFilterChange={fn()} />
  ),
  responses: deskGifts,
})

export const Loading = states.loading()
export const Empty = states.full({
  'GET /api/desk/mosques/{mosque}/gifts': [],
  'GET /api/desk/mosques/{mosque}/gift-totals': { mode: 'live', currencies: [], causes: [] },
})
export const LoadError = states.loadError()
export const Full = states.full()
const onFilterChange = fn()
const searchStates = deskStories({
  page: (mosque) => <GiftsScreen mosque={mosque} filter={{}} onFilterChange={onFilterChange} />,
  responses: deskGifts,
})

/** A search runs once: repeated after the delay, it would navigate back here from a gift opened meanwhile. */
export const Search = searchStates.full({}, async ({ canvas, userEvent }) => {
  onFilterChange.mockClear()
  const field = await canvas.findByRole('searchbox')
  // Pasted: on a busy machine, a pause between two keys would search for the first letter.
  await userEvent.click(field)
  await userEvent.paste('rahman')
  // Leaving the field searches immediately; the timer below outlasts the pending delay.
  await userEvent.tab()
  let hasElapsed = false
  setTimeout(() => {
    hasElapsed = true
  }, 300)
  await waitFor(() => expect(hasElapsed).toBe(true))
  await expect(onFilterChange.mock.calls).toEqual([[{ search: 'rahman' }]])
})

export const Filtered = filteredStates.full()

const claimStates = deskStories({
  page: (mosque) => <GiftsScreen mosque={mosque} filter={{ claim: '4' }} onFilterChange={onFilterChange} />,
  responses: deskGifts,
})
/** The gifts of a Gift Aid claim, with a button to show all gifts. */
export const ClaimGifts = claimStates.full({}, async ({ canvas, userEvent }) => {
  onFilterChange.mockClear()
  await canvas.findByText('Gifts in claim 4')
  await userEvent.click(canvas.getByRole('button', { name: 'Show all gifts' }))
  await expect(onFilterChange.mock.calls).toEqual([[{}]])
})
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
