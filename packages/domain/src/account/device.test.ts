import { createApi } from '@minaret/client'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createSession } from '../session/session.ts'
import { createMemoryStorage } from '../testing/index.ts'
import { accountMutations } from './mutations.ts'

const credentials = { email: 'aisha@example.org', password: 'correct horse battery' }

/** A browser whose server stub returns these responses in turn. */
function createBrowser(responses: { status: number; data?: object }[]) {
  const bodies: Record<string, unknown>[] = []
  const { storage } = createMemoryStorage()
  const queryClient = new QueryClient()
  const api = createApi({
    baseUrl: 'https://mosque.example',
    async fetch(request) {
      const body: Record<string, unknown> = await request.json()
      bodies.push(body)
      const response = responses.shift() ?? { status: 500 }
      return new Response(JSON.stringify({ message: '', ...response }), { status: response.status })
    },
  })
  const session = createSession(storage)
  const domain = { api, session, queryClient, storage }
  return { bodies, session, queryClient, domain }
}

test('sends an earlier login’s device token with the next login, even after a logout', async () => {
  const loginResponse = { status: 200, data: { token: 't', name: 'Aisha', device: 'd1' } }
  const { bodies, session, queryClient, domain } = createBrowser([loginResponse, loginResponse])
  const login = () => new MutationObserver(queryClient, accountMutations.login(domain)).mutate(credentials)
  await login()
  session.getState().logout()
  await login()
  expect(bodies).toEqual([credentials, { ...credentials, device: 'd1' }])
})

test('saves the device token of a password reset; an older server sends none', async () => {
  const { bodies, queryClient, domain } = createBrowser([
    { status: 200 },
    { status: 200, data: { device: 'd2' } },
    { status: 401 },
  ])
  const reset = { reference: 'r'.repeat(43), password: 'nine white doves' }
  const resetPassword = () => new MutationObserver(queryClient, accountMutations.resetPassword(domain)).mutate(reset)
  await resetPassword()
  await resetPassword()
  await new MutationObserver(queryClient, accountMutations.login(domain)).mutate(credentials).catch(() => {})
  expect(bodies).toEqual([reset, reset, { ...credentials, device: 'd2' }])
})
