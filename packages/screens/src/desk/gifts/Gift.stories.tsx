import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { deskId } from '../../testing/data/desk.ts'
import { deskGifts, giftPending } from '../../testing/data/deskGifts.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { GiftScreen } from './GiftScreen.tsx'

const meta = { component: GiftScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <GiftScreen mosque={mosque} id={deskId(1)} />,
  responses: deskGifts,
})

const pending = { 'GET /api/desk/mosques/{mosque}/gifts/{gift}': giftPending }

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const PreviewedRefund = states.full({}, async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(/^Reason/), 'Given twice by mistake')
  await userEvent.click(canvas.getByRole('button', { name: 'Preview refund' }))
  await expect(await canvas.findByText('An-Noor Mosque has refunded £15 of your gift')).toBeVisible()
})
/** Going back from the preview keeps the entered values. */
export const BackFromPreview = states.full({}, async ({ canvas, userEvent }) => {
  const amount = await canvas.findByLabelText(/^Amount/)
  await userEvent.clear(amount)
  await userEvent.type(amount, '12.50')
  await userEvent.type(canvas.getByLabelText(/^Reason/), 'Given twice by mistake')
  await userEvent.click(canvas.getByRole('button', { name: 'Preview refund' }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Change' }))
  await expect(await canvas.findByLabelText(/^Amount/)).toHaveValue('12.50')
  await expect(canvas.getByLabelText(/^Reason/)).toHaveValue('Given twice by mistake')
})
/** The preview needs a reason, because the server rejects a refund without one. */
export const RefundWithoutReason = states.full({}, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Preview refund' }))
  await canvas.findByText('Enter a reason, such as “wrong amount entered”.')
  await expect(canvas.queryByText('Check before you refund')).toBeNull()
})
/** Refunds waiting for approval are shown above the form, to prevent duplicate requests. */
export const PendingRefund = states.full(pending, async ({ canvas }) => {
  await expect(await canvas.findByText(/^Refund £320 of gift/)).toBeVisible()
  await expect(canvas.getByText(/^Requested by you/)).toBeVisible()
  await expect(canvas.getByText(/^Requested by Maryam Bello/)).toBeVisible()
  await expect(canvas.getAllByRole('link', { name: 'Open Approvals' })).toHaveLength(2)
  await expect(canvas.getByText(/the full remaining amount is already waiting/)).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Preview refund' })).toBeNull()
})
/** A treasurer can't open Approvals, so there's no link. */
export const PendingRefundForTreasurer = states.full(
  pending,
  async ({ canvas }) => {
    await canvas.findByText(/^Refund £320 of gift/)
    await expect(canvas.queryByRole('link', { name: 'Open Approvals' })).toBeNull()
  },
  ['treasurer'],
)
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
