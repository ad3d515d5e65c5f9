import type { Meta } from '@storybook/react-vite'
import { deskId } from '../../testing/data/desk.ts'
import { deskClosedSheet, deskOpenSheet } from '../../testing/data/deskBox.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { SlipScreen } from './SlipScreen.tsx'

const meta = { component: SlipScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <SlipScreen mosque={mosque} sheet={deskId(11)} />,
  responses: deskClosedSheet,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const OpenSheet = states.full(deskOpenSheet)
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
