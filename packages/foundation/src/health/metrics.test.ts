import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { startTestServer } from '../../../acceptance/src/index.ts'
import { monitorServer } from './monitorServer.ts'

test('the metrics of a busy server have at most 800 lines, however many files and operations were requested', async () => {
  const server = await startTestServer()
  onTestFinished(() => server.close())
  const app = Fastify()
  const { metrics } = monitorServer({ app, database: server.database, directory: server.directory })
  metrics.watchJobs(Object.fromEntries(Array.from({ length: 60 }, (_, number) => [`task-${number}`, () => {}])))
  for (const number of Array(400).keys()) {
    app.get(`/assets/file-${number}.js`, (_request, reply) => reply.send('file'))
    app.get(`/api/desk/operation-${number}`, (_request, reply) => reply.code(200 + (number % 30)).send('{}'))
  }
  app.get('/api/failing', { config: { operation: 'failing' } }, () => Promise.reject(new Error('no table')))
  for (const number of Array(400).keys()) {
    await app.inject(`/assets/file-${number}.js`)
    await app.inject(`/api/desk/operation-${number}`)
  }
  await app.inject('/api/failing')

  const { body } = await app.inject('/metrics')
  expect(body).toMatch(/^minaret_requests_total\{kind="static",status="200"\} 400$/m)
  expect(body).toMatch(/^minaret_requests_total\{kind="desk",status="500"\} 0$/m)
  expect(body).toMatch(/^minaret_request_failures_total\{operation="failing"\} 1$/m)
  expect(body).toMatch(/^minaret_jobs_done_total\{task="task-7",outcome="failed"\} 0$/m)
  expect(body).not.toContain('file-')
  expect(body.split('\n').length).toBeLessThanOrEqual(800)
})
