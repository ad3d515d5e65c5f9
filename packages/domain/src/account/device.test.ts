import { createApi } from '@minaret/client'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createSession } from '../session/session.ts'
import { createMemoryStorage } from '../testing/index.ts'
import { accountMutations } from './mutations.ts'

const credentials = { email: 'aisha@example.org', password: 'correct horse battery' }

/** A browser, and a host that gives these answers in turn. */
function browser(answers: { status: number; data?: object }[]) {
  const sent: Record<string, unknown>[] = []
  const { storage } = createMemoryStorage()
  const queryClient = new QueryClient()
  const api = createApi({
    baseUrl: 'https://mosque.example',
    async fetch(request) {
      const body: Record<string, unknown> = await request.json()
      sent.push(body)
      const answer = answers.shift() ?? { status: 500 }
      return new Response(JSON.stringify({ message: '', ...answer }), { status: answer.status })
    },
  })
  const session = createSession(storage)
  const host = { api, session, queryClient, storage }
  return { sent, session, queryClient, host }
}

test('a browser that somebody has logged in with says so at the next login, also after they have logged out', async () => {
  const started = { status: 200, data: { token: 't', name: 'Aisha', device: 'd1' } }
  const { sent, session, queryClient, host } = browser([started, started])
  const login = () => new MutationObserver(queryClient, accountMutations.login(host)).mutate(credentials)
  await login()
  session.getState().logout()
  await login()
  expect(sent).toEqual([credentials, { ...credentials, device: 'd1' }])
})

test('whoever has set a password by the link of an email is known as well; an older host says nothing of it', async () => {
  const { sent, queryClient, host } = browser([
    { status: 200 },
    { status: 200, data: { device: 'd2' } },
    { status: 401 },
  ])
  const reset = { reference: 'r'.repeat(43), password: 'nine white doves' }
  const set = () => new MutationObserver(queryClient, accountMutations.resetPassword(host)).mutate(reset)
  await set()
  await set()
  await new MutationObserver(queryClient, accountMutations.login(host)).mutate(credentials).catch(() => {})
  expect(sent).toEqual([reset, reset, { ...credentials, device: 'd2' }])
})
