import { expect, onTestFinished, test } from 'vitest'
import { createTenant } from './tenants/store.ts'
import { startTestServer } from '../../acceptance/src/index.ts'

test('links name the port people open, also while the server listens on another one behind it', async () => {
  const host = await startTestServer({ port: 4999, jobs: false })
  onTestFinished(() => host.close())
  await createTenant(host.database, { slug: 'links', hostnames: ['links.localhost'] })
  await host.app.listen({ port: 0, host: '127.0.0.1' })
  expect((await host.directory.byHostname('links.localhost'))?.address).toBe('http://links.localhost:4999')
})

test('a server that was given no port names the one it listens on', async () => {
  const host = await startTestServer({ jobs: false })
  onTestFinished(() => host.close())
  await createTenant(host.database, { slug: 'links', hostnames: ['links.localhost'] })
  const { port } = new URL(await host.app.listen({ port: 0, host: '127.0.0.1' }))
  expect((await host.directory.byHostname('links.localhost'))?.address).toBe(`http://links.localhost:${port}`)
})
