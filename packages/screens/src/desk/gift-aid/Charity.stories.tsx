import type { Meta } from '@storybook/react-vite'
import { deskGiftAid } from '../../testing/data/deskGiftAid.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { CharityScreen } from './CharityScreen.tsx'

const meta = { component: CharityScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <CharityScreen mosque={mosque} onDone={() => {}} />,
  responses: deskGiftAid,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
