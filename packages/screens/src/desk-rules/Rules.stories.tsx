import type { Meta } from '@storybook/react-vite'
import { deskRules } from '../testing/data/deskTimes.ts'
import { deskStories } from '../testing/deskStories.tsx'
import { RulesScreen } from './RulesScreen.tsx'

const meta = { component: RulesScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <RulesScreen mosque={mosque} />,
  answers: deskRules,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const Viewer = states.viewer()
export const RightToLeft = states.rightToLeft()
