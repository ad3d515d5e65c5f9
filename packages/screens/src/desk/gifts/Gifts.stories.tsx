import type { Meta } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { deskGifts } from '../../testing/data/deskGifts.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { GiftsScreen } from './GiftsScreen.tsx'

const meta = { component: GiftsScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <GiftsScreen mosque={mosque} wanted={{}} onWanted={fn()} />,
  answers: deskGifts,
})

const filteredStates = deskStories({
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
const onWanted = fn()
const searchStates = deskStories({
  page: (mosque) => <GiftsScreen mosque={mosque} wanted={{}} onWanted={onWanted} />,
  answers: deskGifts,
})

/** A search runs once: repeated after the delay, it would navigate back here from a gift opened meanwhile. */
export const Searched = searchStates.full({}, async ({ canvas, userEvent }) => {
  onWanted.mockClear()
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
  await expect(onWanted.mock.calls).toEqual([[{ search: 'rahman' }]])
})

export const Filtered = filteredStates.full()

const claimStates = deskStories({
  page: (mosque) => <GiftsScreen mosque={mosque} wanted={{ claim: '4' }} onWanted={onWanted} />,
  answers: deskGifts,
})
/** The gifts of a Gift Aid claim, with a button to show all gifts. */
export const OfClaim = claimStates.full({}, async ({ canvas, userEvent }) => {
  onWanted.mockClear()
  await canvas.findByText('Gifts in claim 4')
  await userEvent.click(canvas.getByRole('button', { name: 'Show all gifts' }))
  await expect(onWanted.mock.calls).toEqual([[{}]])
})
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
