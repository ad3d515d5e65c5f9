import { expect, test, vi } from 'vitest'
import { createApi, createDeskApi, read, send, type Solve } from './index.ts'

const ok = { status: 200, message: 'OK', data: [] }
const challengeResponse = {
  status: 429,
  message: 'Not a robot?',
  data: { errors: { captcha: 'Not a robot?' }, challenge: 'c1' },
}
const message = { topic: 'general', name: 'Aisha', email: 'aisha@example.org', message: 'Salaam.' } as const

/** A page, and a host that gives these answers in turn. */
function page(answers: { status: number }[], solving: Solve = async (challenge) => `solved ${challenge}`) {
  const solve = vi.fn<Solve>(solving)
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
      const answer = answers.shift() ?? { status: 500 }
      return new Response(JSON.stringify(answer), { status: answer.status })
    },
  })
  return { api, received, solve }
}

test('a form the host asks a challenge for is sent once more by itself, whole, with its solution', async () => {
  const { api, received } = page([challengeResponse, ok])
  await send(api.POST('/api/contact', { body: message }))
  expect(received).toEqual([
    { body: message, solution: null, session: null },
    { body: message, solution: 'solved c1', session: null },
  ])
})

test('so is a question, such as a search', async () => {
  const { api, received } = page([challengeResponse, ok])
  await read(api.GET('/api/search', { params: { query: { q: 'roof' } } }))
  expect(received.map(({ solution }) => solution)).toEqual([null, 'solved c1'])
})

test('the desk solves what starting a site under pressure asks for', async () => {
  const solutions: (string | null)[] = []
  const answers = [challengeResponse, { ...ok, data: { reference: 'r' } }]
  const api = createDeskApi({
    baseUrl: 'https://desk.example',
    solve: async (challenge) => `solved ${challenge}`,
    async fetch(request) {
      solutions.push(request.headers.get('X-Challenge-Solution'))
      const answer = answers.shift() ?? { status: 500 }
      return new Response(JSON.stringify(answer), { status: answer.status })
    },
  })
  const body = { email: 'aisha@example.org', language: 'en' } as const
  expect((await send(api.POST('/api/desk/signup/begin', { body }))).data).toEqual({ reference: 'r' })
  expect(solutions).toEqual([null, 'solved c1'])
})

test('a host that asks again is believed: its words stand, and no third request is sent', async () => {
  const { api, received } = page([challengeResponse, challengeResponse])
  await expect(send(api.POST('/api/contact', { body: message }))).rejects.toMatchObject({ message: 'Not a robot?' })
  expect(received).toHaveLength(2)
})

test('a challenge that cannot be solved leaves the words of the host', async () => {
  const { api, received } = page([challengeResponse], () => Promise.reject(new Error('too slow')))
  await expect(send(api.POST('/api/contact', { body: message }))).rejects.toMatchObject({ status: 429 })
  expect(received).toHaveLength(1)
})

test.each<[string, { status: number; message: string; data?: object }]>([
  ['a wait without a challenge', { status: 429, message: 'Later.' }],
  ["a payment's own challenge", { status: 422, message: 'x', data: { challenge: 'c', pageToken: 'p' } }],
  ["a payment's own challenge under 429", { status: 429, message: 'x', data: { challenge: 'c', pageToken: 'p' } }],
])('%s is left alone', async (_name, answer) => {
  const { api, received, solve } = page([answer])
  await expect(send(api.POST('/api/contact', { body: message }))).rejects.toMatchObject({ status: answer.status })
  expect([received.length, solve.mock.calls.length]).toEqual([1, 0])
})
