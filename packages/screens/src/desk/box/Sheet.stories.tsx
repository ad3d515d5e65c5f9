import type { DeskMosque } from '@minaret/contract/desk'
import { useDesk } from '@minaret/domain/desk'
import type { Meta } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, waitFor } from 'storybook/test'
import { refusal, success } from '../../testing/stubResponses.ts'
import { deskId } from '../../testing/data/desk.ts'
import { deskClosedSheet, deskEmptySheet, deskOpenSheet } from '../../testing/data/deskBox.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { SheetScreen } from './SheetScreen.tsx'

const meta = { component: SheetScreen } satisfies Meta
export default meta

const page = (mosque: DeskMosque) => <SheetScreen mosque={mosque} sheet={deskId(11)} onLeave={() => {}} />
const states = deskStories({
  page,
  responses: {
    ...deskOpenSheet,
    'POST /api/desk/mosques/{mosque}/box/sheets/{sheet}': { version: 5 },
    'POST /api/desk/mosques/{mosque}/drafts/{form}': success(),
    'POST /api/desk/mosques/{mosque}/drafts/{form}/discard': success(),
  },
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const Closed = states.full(deskClosedSheet)
// Envelope names have at most a hundred characters, so the long-text story uses a closed sheet, which has none.
export const LongText = deskStories({ page, responses: deskClosedSheet }).longText()
export const RightToLeft = states.rightToLeft()

/** Envelopes are entered one after another with the keyboard alone. */
export const KeyboardEntry = states.full(deskEmptySheet, async ({ canvas, userEvent }) => {
  const name = await canvas.findByRole('textbox', { name: 'Name on the envelope' })
  name.focus()
  await userEvent.keyboard('Yusuf Khan{Enter}20{Enter}Maryam Ali{Enter}7.50{Enter}')
  await expect(name).toHaveFocus()
  await canvas.findByText('2 envelopes, £27.50', { exact: false })
  await canvas.findByText('All changes are saved.')
  await expect(canvas.getByRole('button', { name: 'Confirm £27.50' })).toBeEnabled()
  await userEvent.keyboard('Zaynab{Enter}')
  await expect(canvas.getByRole('button', { name: 'Confirm £27.50' })).toBeDisabled()
  await userEvent.keyboard('lots{Enter}')
  await canvas.findByText('Enter an amount like 12.50.')
})

/** An invalid field prevents saving, and keeps its input. */
export const Incomplete = states.full(deskEmptySheet, async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Small cash' }), '12,5x')
  await canvas.findByText('Correct the marked fields.', { exact: false })
  await userEvent.type(canvas.getByRole('textbox', { name: 'Cheques' }), '2')
  await canvas.findByText('Enter both the number of cheques and their total.')
})

/** A conflict with the other counter, whose count can be loaded. */
export const Conflict = states.full(
  {
    ...deskEmptySheet,
    'POST /api/desk/mosques/{mosque}/box/sheets/{sheet}': refusal(409, 'Someone else has changed this sheet.'),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Small cash' }), '12')
    const loadButton = await canvas.findByRole('button', { name: 'Load their count' })
    await userEvent.click(loadButton)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Small cash' })).toHaveValue(''))
    await canvas.findByText('All changes are saved.')
  },
)

/** The base version of each save, by mutation id. */
const versions = new Map<number, unknown>()

/** Types a key when a save responds, before React renders the response. */
function TypeAfterSave({ mosque }: { mosque: DeskMosque }) {
  const { queryClient } = useDesk()
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(({ mutation }) => {
        if (mutation?.state.status !== 'success' || versions.has(mutation.mutationId)) return
        const { body }: { body?: { version?: unknown } } = Object(mutation.state.variables)
        versions.set(mutation.mutationId, body?.version)
        const field = document.querySelector<HTMLInputElement>('[name=small]')
        if (!field || versions.size > 1) return
        field.setRangeText('5', field.value.length, field.value.length, 'end')
        field.dispatchEvent(new InputEvent('input', { bubbles: true, data: '5', inputType: 'insertText' }))
      }),
    [queryClient],
  )
  return page(mosque)
}

/** A key typed just after a response is saved as a change to the new version, without a conflict. */
export const TypedDuringSave = deskStories({
  page: (mosque) => <TypeAfterSave mosque={mosque} />,
  responses: {
    ...deskOpenSheet,
    ...deskEmptySheet,
    'POST /api/desk/mosques/{mosque}/box/sheets/{sheet}': { version: 5 },
    'POST /api/desk/mosques/{mosque}/drafts/{form}': success(),
    'POST /api/desk/mosques/{mosque}/drafts/{form}/discard': success(),
  },
}).full({}, async ({ canvas, userEvent }) => {
  versions.clear()
  const field = await canvas.findByRole('textbox', { name: 'Small cash' })
  await userEvent.type(field, '1')
  await waitFor(() => expect(versions.size).toBe(2))
  await expect(field).toHaveValue('15')
  await expect([...versions.values()]).toEqual([1, 5])
})
