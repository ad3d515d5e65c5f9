import type { Meta } from '@storybook/react-vite'
import { deskSessions } from '../testing/data/desk.ts'
import { deskStories } from '../testing/deskStories.tsx'
import { SessionsScreen } from './SessionsScreen.tsx'

const meta = { component: SessionsScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <SessionsScreen mosque={mosque} />,
  answers: deskSessions,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
