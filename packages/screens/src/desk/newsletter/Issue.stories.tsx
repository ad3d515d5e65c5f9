import type { Meta } from '@storybook/react-vite'
import { deskId } from '../../testing/data/desk.ts'
import { deskIssue, deskSending, deskSent, deskUnapproved, deskUntested } from '../../testing/data/deskNewsletter.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { IssueScreen } from './IssueScreen.tsx'

const meta = { component: IssueScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <IssueScreen mosque={mosque} id={deskId(1)} onStored={() => {}} onDeleted={() => {}} />,
  answers: deskIssue,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const Untested = states.full(deskUntested)
export const Unapproved = states.full(deskUnapproved)
export const Paused = states.full(deskSending)
export const Sent = states.full(deskSent)
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
