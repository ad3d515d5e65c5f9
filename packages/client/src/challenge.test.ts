import { expect, test, vi } from 'vitest'
import { createApi, createDeskApi, read, send, type Solve } from './index.ts'

const ok = { status: 200, message: 'OK', data: [] }
const challengeResponse = {
  status: 429,
  message: 'Not a robot?',
  data: { errors: { captcha: 'Not a robot?' }, challenge: 'c1' },
}
const message = { topic: 'general', name: 'Aisha', email: 'aisha@example.org', message: 'Salaam.' } as const

/** A client and a fake server that sends these responses in turn. */
function createPage(
  responses: { status: number }[],
  solveChallenge: Solve = async (challenge) => `solved ${challenge}`,
) {
  const solve = vi.fn<Solve>(solveChallenge)
  const received: { body: unknown; solution: string | null; session: string | null }[] = []
  const api = createApi({
    baseUrl: 'https://mosque.example',
    token: () => 's',
    solve,
    async fetch(request) {
      const text = await request.text()
      received.push({
        body: text && JSON.parse(text),
        solution: request.headers.get('X-Challenge-Solution'),
        session: request.headers.get('X-JWT-Token'),
      })
      const response = responses.shift() ?? { status: 500 }
      return new Response(JSON.stringify(response), { status: response.status })
    },
  })
  return { api, received, solve }
}

test('sends a challenged form once more, complete and with the solution', async () => {
  const { api, received } = createPage([challengeResponse, ok])
  await send(api.POST('/api/contact', { body: message }))
  expect(received).toEqual([
    { body: message, solution: null, session: null },
    { body: message, solution: 'solved c1', session: null },
  ])
})

test('sends a challenged read, such as a search, once more', async () => {
  const { api, received } = createPage([challengeResponse, ok])
  await read(api.GET('/api/search', { params: { query: { q: 'roof' } } }))
  expect(received.map(({ solution }) => solution)).toEqual([null, 'solved c1'])
})

test('the desk client solves a challenge when starting a sign-up', async () => {
  const solutions: (string | null)[] = []
  const responses = [challengeResponse, { ...ok, data: { reference: 'r' } }]
  const api = createDeskApi({
    baseUrl: 'https://desk.example',
    solve: async (challenge) => `solved ${challenge}`,
    async fetch(request) {
      solutions.push(request.headers.get('X-Challenge-Solution'))
      const response = responses.shift() ?? { status: 500 }
      return new Response(JSON.stringify(response), { status: response.status })
    },
  })
  const body = { email: 'aisha@example.org', language: 'en' } as const
  expect((await send(api.POST('/api/desk/signup/begin', { body }))).data).toEqual({ reference: 'r' })
  expect(solutions).toEqual([null, 'solved c1'])
})

test('sends no third request after a second challenge, and reports its message', async () => {
  const { api, received } = createPage([challengeResponse, challengeResponse])
  await expect(send(api.POST('/api/contact', { body: message }))).rejects.toMatchObject({ message: 'Not a robot?' })
  expect(received).toHaveLength(2)
})

test("reports the server's message if the challenge cannot be solved", async () => {
  const { api, received } = createPage([challengeResponse], () => Promise.reject(new Error('too slow')))
  await expect(send(api.POST('/api/contact', { body: message }))).rejects.toMatchObject({ status: 429 })
  expect(received).toHaveLength(1)
})

test.each<[string, { status: number; message: string; data?: object }]>([
  ['a 429 without a challenge', { status: 429, message: 'Later.' }],
  ["a payment's own challenge", { status: 422, message: 'x', data: { challenge: 'c', pageToken: 'p' } }],
  ["a payment's own challenge under 429", { status: 429, message: 'x', data: { challenge: 'c', pageToken: 'p' } }],
])('does not retry %s', async (_name, response) => {
  const { api, received, solve } = createPage([response])
  await expect(send(api.POST('/api/contact', { body: message }))).rejects.toMatchObject({ status: response.status })
  expect([received.length, solve.mock.calls.length]).toEqual([1, 0])
})
