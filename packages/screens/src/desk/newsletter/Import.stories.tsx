import type { Meta } from '@storybook/react-vite'
import { deskStories } from '../../testing/deskStories.tsx'
import { ImportScreen } from './ImportScreen.tsx'

const meta = { component: ImportScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <ImportScreen mosque={mosque} />,
  responses: {},
})

export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
