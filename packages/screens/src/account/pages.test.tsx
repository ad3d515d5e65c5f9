import type { Screen } from '@minaret/plans'
import { expect, test } from 'vitest'
import { Screen as ConfirmEmail } from '../confirm-email/index.ts'
import { Screen as Login } from '../login/index.ts'
import { Screen as Profile } from '../profile/index.ts'
import { Screen as Register } from '../register/index.ts'
import { Screen as ResetPassword } from '../reset-password/index.ts'
import { renderFully } from '../testing/renderHtml.tsx'

const built: Screen[] = ['login', 'register', 'profile', 'privacy', 'terms']
const token = 'r'.repeat(43)
const pages = {
  '/user/login': <Login />,
  '/user/register': <Register />,
  '/user/profile': <Profile />,
  [`/user/resetpassword/${token}`]: <ResetPassword params={{ token }} />,
  [`/user/confirm/${token}`]: <ConfirmEmail params={{ token }} />,
}
const renderPath = (path: string, more: { built?: Screen[] } = {}) => renderFully(pages[path], { path, built, ...more })
const headings = (text: string) => [...text.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, heading]) => heading)

test.each([
  ['/user/login', 'Log in'],
  ['/user/register', 'Create an account'],
  ['/user/profile', 'My profile'],
  [`/user/resetpassword/${token}`, 'Set a new password'],
  [`/user/confirm/${token}`, 'Confirm your email address'],
])('%s has one heading, "%s", a message for browsers without scripts, and noindex', async (path, title) => {
  const text = await renderPath(path)
  expect(headings(text)).toEqual([title])
  expect(text).toContain('noindex')
  expect(text).toContain('JavaScript')
  expect(text).not.toContain('Aisha')
})

test('sets the autocomplete kind of each field for password managers', async () => {
  const autocompleteKindsOf = async (path: string) =>
    [...(await renderPath(path)).matchAll(/autoComplete="([a-z-]+)"/gi)].map(([, kind]) => kind)
  expect(await autocompleteKindsOf('/user/login')).toEqual(['username', 'current-password'])
  expect(await autocompleteKindsOf('/user/register')).toEqual(['name', 'email', 'tel', 'new-password', 'off'])
  expect(await autocompleteKindsOf(`/user/resetpassword/${token}`)).toEqual(['new-password'])
})

test('has no submit button before hydration, so no password is sent', async () => {
  for (const path of Object.keys(pages)) expect(await renderPath(path)).not.toContain('type="submit"')
})

test('links login and registration only if both are open, and registration to the terms and privacy policy', async () => {
  expect(await renderPath('/user/login')).toContain('href="/user/register"')
  expect(await renderPath('/user/login', { built: ['login'] })).not.toContain('/user/register')
  expect(await renderPath('/user/register')).toMatch(/href="\/terms-conditions".*href="\/privacy"/)
})
