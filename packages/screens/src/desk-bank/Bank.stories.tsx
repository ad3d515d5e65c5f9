import type { Meta } from '@storybook/react-vite'
import { deskBank } from '../testing/data/deskBank.ts'
import { deskStories } from '../testing/deskStories.tsx'
import { BankScreen } from './BankScreen.tsx'

const meta = { component: BankScreen } satisfies Meta
export default meta

const states = deskStories({ page: (mosque) => <BankScreen mosque={mosque} />, answers: deskBank })

export const Loading = states.loading()
export const Empty = states.full({
  'GET /api/desk/mosques/{mosque}/bank': {
    mode: 'demo',
    accounts: [],
    causes: [],
    waiting: [],
    waitingCount: 0,
    posted: [],
  },
})
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
