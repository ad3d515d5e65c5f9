import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { deskId } from '../../testing/data/desk.ts'
import {
  deskImport,
  donorImportWith,
  donorLines,
  donorQuestions,
  importWith,
  planImportWith,
  planLines,
  subscriptionImportsWith,
} from '../../testing/data/deskImport.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { ImportScreen } from './ImportScreen.tsx'

const meta = { component: ImportScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <ImportScreen mosque={mosque} id={deskId(1)} onDeleted={fn()} />,
  responses: deskImport,
})
const importPath = 'GET /api/desk/mosques/{mosque}/imports/{import}'
const linesPath = 'GET /api/desk/mosques/{mosque}/imports/{import}/lines'
const noCounts = { news: 0, about: 0, events: 0, donors: 0, objections: 0, plans: 0, noted: 0, skipped: 3 }
const donorResponses = { [linesPath]: donorLines }

export const Loading = states.loading()
export const LoadError = states.loadError()
/** The dry run is finished; nothing has been created yet. */
export const Full = states.full()
export const Empty = states.full({ [importPath]: importWith({ counts: noCounts, passedOver: [] }), [linesPath]: [] })
/** Chosen files that match none of the missing pictures. */
export const NoMatchingPictures = states.full({}, async ({ canvas, userEvent }) => {
  await canvas.findByText('1 of 3 pictures for posts and events have been uploaded.')
  await userEvent.upload(
    canvas.getByLabelText('Or individual pictures'),
    new File(['x'], 'cat.jpg', { type: 'image/jpeg' }),
  )
  await canvas.findByText('None of these files are pictures we need.')
})
export const DryRun = states.full({ [importPath]: importWith({ state: 'checking', done: 4 }) })
export const Creating = states.full({ [importPath]: importWith({ state: 'importing', done: 60, total: 132 }) })
export const Done = states.full({
  [importPath]: importWith({ state: 'done', done: 132, total: 132, change: deskId(7) }),
})
export const Undone = states.full({ [importPath]: importWith({ state: 'undone' }) })
export const Failed = states.full({
  [importPath]: importWith({
    state: 'failed',
    problem: 'The file is damaged or was cut off. Export it again. (Line 812.)',
  }),
})
/** A donor list: the report explains that no gifts and no declarations are imported. */
export const Donors = states.full({ ...donorResponses, [importPath]: donorImportWith({}) })
export const AddingDonors = states.full({
  ...donorResponses,
  [importPath]: donorImportWith({ state: 'importing', done: 200, total: 318 }),
})
export const DonorsAdded = states.full({
  ...donorResponses,
  [importPath]: donorImportWith({ state: 'done', done: 318, total: 318, change: deskId(7) }),
})
export const NoDonors = states.full({
  ...donorResponses,
  [importPath]: donorImportWith({ counts: noCounts, passedOver: [] }),
})
/** Columns that may hold contact preferences, whose roles the user has to set. */
export const DonorColumnQuestions = states.full({ [importPath]: donorQuestions }, async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(await canvas.findByLabelText('Opt in / opt out'), 'They don’t want emails')
  await userEvent.selectOptions(canvas.getByLabelText('“Green” (lines: 204)'), 'They agree to be contacted this way')
})
/** Regular gifts in Stripe: those to adopt, their cause, and whether the old system is switched off. */
const plans = { [linesPath]: planLines }
export const Plans = states.full({ ...plans, [importPath]: planImportWith({}) })
export const ListingPlans = states.full({
  ...plans,
  [importPath]: planImportWith({ state: 'checking', done: 100, total: 100 }),
})
export const PlansAdopted = states.full({
  ...plans,
  'GET /api/desk/mosques/{mosque}/subscription-imports': subscriptionImportsWith({
    elsewhere: 187,
    systems: ['givewp'],
  }),
  [importPath]: planImportWith({ state: 'done', done: 187, total: 187, change: deskId(7) }),
})
export const NoPlans = states.full({ ...plans, [importPath]: planImportWith({ counts: noCounts }) })
export const PlansFailed = states.full({
  [importPath]: planImportWith({
    state: 'failed',
    problem: 'Stripe didn’t respond. Nothing has changed. Try again in a few minutes.',
  }),
})
export const Viewer = states.viewer()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
