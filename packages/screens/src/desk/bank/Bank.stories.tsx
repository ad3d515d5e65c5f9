import type { Meta, StoryObj } from '@storybook/react-vite'
import { waitFor } from 'storybook/test'
import { success } from '../../testing/stubResponses.ts'
import {
  deskBank,
  statementQuestion,
  statementImported,
  statementSign,
  statementUpload,
} from '../../testing/data/deskBank.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { BankScreen } from './BankScreen.tsx'

const meta = { component: BankScreen } satisfies Meta
export default meta

const states = deskStories({ page: (mosque) => <BankScreen mosque={mosque} />, responses: deskBank })

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

type Play = NonNullable<StoryObj['play']>

const importPath = 'POST /api/desk/mosques/{mosque}/bank/statements'
const chooseFile: Play = async ({ userEvent }) => {
  const file = await waitFor(() => {
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('The file input is not rendered yet.')
    return input
  })
  await userEvent.upload(file, new File(['Wann,Wer,Wieviel'], 'statement.csv', { type: 'text/csv' }))
}

/** A file with ambiguous headings and dates. */
export const Question = {
  ...states.full({ ...statementUpload, [importPath]: success(statementQuestion) }),
  play: (async (context) => {
    await chooseFile(context)
    await context.canvas.findByRole('heading', { level: 3 })
  }) satisfies Play,
}
/** A column with an ambiguous sign. */
export const AmbiguousSign = {
  ...states.full({ ...statementUpload, [importPath]: success(statementSign) }),
  play: (async (context) => {
    await chooseFile(context)
    await context.canvas.findByRole('heading', { level: 3 })
  }) satisfies Play,
}
/** Skipped lines. */
export const SkippedLines = {
  ...states.full({ ...statementUpload, [importPath]: success(statementImported, 'Lines added: 2.') }),
  play: (async (context) => {
    await chooseFile(context)
    await context.canvas.findByText(/Arranged overdraft limit/)
  }) satisfies Play,
}
/** The column question in Arabic. */
export const QuestionRightToLeft = {
  ...states.full({ ...statementUpload, [importPath]: success(statementQuestion) }),
  globals: { language: 'ar' },
  play: (async (context) => {
    await chooseFile(context)
    await context.canvas.findByRole('heading', { level: 3 })
  }) satisfies Play,
}
