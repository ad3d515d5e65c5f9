import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { refusal } from '../../testing/stubResponses.ts'
import { deskOwnLogin, deskSession, deskSessions } from '../../testing/data/desk.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { SessionsScreen } from './SessionsScreen.tsx'

const meta = { component: SessionsScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <SessionsScreen mosque={mosque} />,
  responses: { ...deskSessions, ...deskOwnLogin },
})

const ownLogin = deskOwnLogin['GET /api/desk/own-login']
const [firstPasskey] = ownLogin.passkeys

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()

/** The only passkey cannot be removed, and the page explains what to do first. */
export const LastLoginMethod = states.full(
  { 'GET /api/desk/own-login': { ...ownLogin, passkeys: firstPasskey ? [firstPasskey] : [], authenticator: false } },
  async ({ canvas }) => {
    await canvas.findByText(/^This is your only way to log in/)
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull()
  },
)

/** A password and an authenticator app, no passkey yet, and no recovery codes left. */
export const NoPasskeys = states.full(
  { 'GET /api/desk/own-login': { ...ownLogin, passkeys: [], recoveryCodes: 0 } },
  async ({ canvas }) => {
    await canvas.findByText('No passkeys yet')
    await canvas.findByText('None left. Get new ones now.')
  },
)

/** The maximum number of passkeys: a notice replaces the button. */
export const MaximumPasskeys = states.full(
  {
    'GET /api/desk/own-login': {
      ...ownLogin,
      passkeys: Array.from({ length: 10 }, (_none, index) => ({
        id: `passkey-${index}`,
        name: 'Safari on iPhone',
        addedAt: `2026-11-${index + 10}T09:00:00Z`,
        current: false,
      })),
    },
  },
  async ({ canvas }) => {
    await canvas.findByText(/^You have 10 passkeys, which is the limit\./)
    await expect(canvas.queryByRole('button', { name: 'Add a passkey on this device' })).toBeNull()
  },
)

/** The confirmation explains what removing a passkey does. */
export const RemovePasskey = states.full({}, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Remove the passkey: Safari on iPhone/ }))
  const dialog = await canvas.findByRole('alertdialog', { name: 'Remove the passkey “Safari on iPhone”?' })
  await expect(dialog).toHaveTextContent('you’ll be logged out everywhere except here')
})

/** An older session has to re-authenticate. */
export const Reauthentication = states.full(
  {
    'POST /api/desk/own-login/recovery-codes': refusal(403, 'Confirm that it’s you, then try again.', {
      confirmation: 'Confirm that it’s you, then try again.',
    }),
    'POST /api/desk/confirmation/begin': { attempt: 'attempt', authenticator: true },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get new codes' }))
    const dialog = await canvas.findByRole('alertdialog', { name: 'Get new recovery codes?' })
    await expect(dialog).toHaveTextContent('Your current codes will stop working.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Get new codes' }))
    await canvas.findByRole('dialog', { name: 'Confirm it’s you' })
    await canvas.findByLabelText('Code from your authenticator app')
  },
)

/** Whether the browser would ask for confirmation before a reload. */
const isReloadBlocked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** New codes are shown once instead of the page, which asks for confirmation until they are saved. */
export const NewRecoveryCodes = states.full(
  {
    'POST /api/desk/own-login/recovery-codes': {
      codes: Array.from({ length: 10 }, (_none, index) => `abcd-efgh-jkmn-pqr${index + 2}`),
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get new codes' }))
    const dialog = await canvas.findByRole('alertdialog', { name: 'Get new recovery codes?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Get new codes' }))
    await canvas.findByRole('heading', { name: 'Save your recovery codes' })
    await canvas.findByRole('button', { name: 'Copy' })
    await canvas.findByText(/open Account, then “Your login”\.$/)
    await waitFor(() => expect(isReloadBlocked()).toBe(true))
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a file' }))
    await waitFor(() => expect(isReloadBlocked()).toBe(false))
  },
)

/** In a demonstration the page is read-only. */
export const Demonstration = states.full(
  {
    'GET /api/desk/session': {
      ...deskSession,
      account: { name: 'Aisha Rahman', email: 'aisha@example.org', demonstration: true, shared: false },
    },
    'GET /api/desk/own-login': { ...ownLogin, passkeys: [], authenticator: false, recoveryCodes: 0 },
  },
  async ({ canvas }) => {
    await canvas.findByText(/^You can’t change anything here in the demonstration\./)
    await expect(canvas.queryByRole('button', { name: /passkey|Get new codes/ })).toBeNull()
    await expect(canvas.queryByText(/^None left/)).toBeNull()
  },
)

/** After a login with a recovery code, every page offers to add a passkey. */
export const RecoveryCodeLogin = states.full(
  {
    'GET /api/desk/session': {
      ...deskSession,
      account: {
        name: 'Aisha Rahman',
        email: 'aisha@example.org',
        demonstration: false,
        shared: false,
        recovered: true,
      },
    },
  },
  async ({ canvas }) => {
    await canvas.findByText('You logged in with a recovery code')
    await canvas.findByRole('link', { name: 'Add a passkey on this device' })
  },
)
