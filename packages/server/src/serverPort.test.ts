import { expect, onTestFinished, test } from 'vitest'
import { createTenant } from './tenants/store.ts'
import { startTestServer } from '../../acceptance/src/index.ts'

test('links use the public port when the server listens on another', async () => {
  const server = await startTestServer({ port: 4999, jobs: false })
  onTestFinished(() => server.close())
  await createTenant(server.database, { slug: 'links', hostnames: ['links.localhost'] })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  expect((await server.directory.byHostname('links.localhost'))?.address).toBe('http://links.localhost:4999')
})

test('links use the listening port when none is configured', async () => {
  const host = await startTestServer({ jobs: false })
  onTestFinished(() => host.close())
  await createTenant(host.database, { slug: 'links', hostnames: ['links.localhost'] })
  const { port } = new URL(await host.app.listen({ port: 0, host: '127.0.0.1' }))
  expect((await host.directory.byHostname('links.localhost'))?.address).toBe(`http://links.localhost:${port}`)
})
