import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { acceptedFiling, deskGiftAid } from '../../testing/data/deskGiftAid.ts'
import { deskGifts } from '../../testing/data/deskGifts.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { FilingScreen } from './FilingScreen.tsx'

const meta = { component: FilingScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <FilingScreen mosque={mosque} filing="Zk4h2sQm8vB1xT6yR0pL3w" />,
  responses: { ...deskGiftAid, ...deskGifts },
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
/** The accepted gifts are listed, each with a link to its page. */
export const Accepted = states.full(
  { 'GET /api/desk/mosques/{mosque}/gift-aid/filings/{filing}': acceptedFiling },
  async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Gifts in claim 4' })
    await expect(list.querySelectorAll('li')).toHaveLength(4)
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible()
  },
)
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
