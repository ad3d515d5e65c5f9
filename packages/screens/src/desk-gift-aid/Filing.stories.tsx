import type { Meta } from '@storybook/react-vite'
import { deskGiftAid } from '../testing/data/deskGiftAid.ts'
import { deskStories } from '../testing/deskStories.tsx'
import { FilingScreen } from './FilingScreen.tsx'

const meta = { component: FilingScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <FilingScreen mosque={mosque} filing="Zk4h2sQm8vB1xT6yR0pL3w" />,
  answers: deskGiftAid,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
