import type { Meta } from '@storybook/react-vite'
import { deskBox } from '../../testing/data/deskBox.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { BoxScreen } from './BoxScreen.tsx'

const meta = { component: BoxScreen } satisfies Meta
export default meta

const states = deskStories({ page: (mosque) => <BoxScreen mosque={mosque} onOpened={() => {}} />, responses: deskBox })
const { choices } = deskBox['GET /api/desk/mosques/{mosque}/box']

export const Loading = states.loading()
export const Empty = states.full({
  'GET /api/desk/mosques/{mosque}/box': {
    sheets: [],
    choices: { ...choices, counters: choices.counters.filter(({ self }) => self), buildings: [] },
    today: '2026-11-27',
  },
})
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
