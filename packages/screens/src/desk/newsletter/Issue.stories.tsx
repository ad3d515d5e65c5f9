import type { Meta } from '@storybook/react-vite'
import { deskId } from '../../testing/data/desk.ts'
import {
  deskIssue,
  deskPausedIssue,
  deskSentIssue,
  deskUnapprovedIssue,
  deskUntestedIssue,
} from '../../testing/data/deskNewsletter.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { IssueScreen } from './IssueScreen.tsx'

const meta = { component: IssueScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <IssueScreen mosque={mosque} id={deskId(1)} onStored={() => {}} onDeleted={() => {}} />,
  responses: deskIssue,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const Untested = states.full(deskUntestedIssue)
export const Unapproved = states.full(deskUnapprovedIssue)
export const Paused = states.full(deskPausedIssue)
export const Sent = states.full(deskSentIssue)
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
