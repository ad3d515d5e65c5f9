import type { Meta } from '@storybook/react-vite'
import { deskGiftAid } from '../../testing/data/deskGiftAid.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { DeclarationsScreen } from './DeclarationsScreen.tsx'

const meta = { component: DeclarationsScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <DeclarationsScreen mosque={mosque} />,
  responses: deskGiftAid,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
