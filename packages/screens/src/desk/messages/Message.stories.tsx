import type { Meta } from '@storybook/react-vite'
import { deskId } from '../../testing/data/desk.ts'
import { deskMessage, deskMessageUnapproved } from '../../testing/data/deskMessages.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { MessageScreen } from './MessageScreen.tsx'

const meta = { component: MessageScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <MessageScreen mosque={mosque} id={deskId(1)} />,
  responses: deskMessage,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const Unapproved = states.full(deskMessageUnapproved)
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
