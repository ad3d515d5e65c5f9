import type { Meta } from '@storybook/react-vite'
import { deskApplication, deskApplicationUnapproved, deskFamily } from '../../testing/data/deskApplications.ts'
import { deskId } from '../../testing/data/desk.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { ApplicationScreen } from './ApplicationScreen.tsx'

const meta = { component: ApplicationScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <ApplicationScreen mosque={mosque} kind="course" id={deskId(1)} />,
  responses: deskApplication,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const Unapproved = states.full(deskApplicationUnapproved)
export const Family = states.full(deskFamily)
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
