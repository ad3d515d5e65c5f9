import { readFile } from 'node:fs/promises'
import Fastify from 'fastify'
import parsePrometheus from 'parse-prometheus-text-format'
import { expect, test, vi } from 'vitest'
import { fill, makeTenant, startTestServer, testDatabase } from '../../../acceptance/src/index.ts'
import { type MonitoredServer, monitorServer } from './monitorServer.ts'

type Sample = ReturnType<typeof parsePrometheus>[number]

function createMonitoredApp({
  database,
  directory,
  shared,
}: Pick<MonitoredServer, 'database' | 'directory' | 'shared'>) {
  const app = Fastify()
  monitorServer({ app, database, directory, shared })
  return app
}

/** Reads the metrics while no job is due, because a periodic job may be due at any moment. */
async function readQuiet(app: Pick<MonitoredServer['app'], 'inject'>): Promise<string> {
  let body = ''
  const read = async () => (body = (await app.inject('/metrics')).body)
  await expect.poll(read).not.toMatch(/^minaret_jobs\{[^}]*state="due"[^}]*\} [1-9]/m)
  return body
}

test('every metric used by an alert in the documentation exists from the start, at zero', async () => {
  const newServer = await startTestServer()
  // Waits for the jobs that run at the start.
  const dueQuery = 'SELECT FROM graphile_worker._private_jobs WHERE locked_at IS NULL AND run_at <= now()'
  await vi.waitUntil(async () => (await newServer.database.pool.query(dueQuery)).rowCount === 0, { timeout: 20_000 })
  const shared = { isConnected: () => true, outageCount: () => 0 }
  const sharedApp = createMonitoredApp({ ...newServer, shared })
  const [bodies, guide] = [
    [await readQuiet(newServer.app), await readQuiet(sharedApp)],
    await readFile(new URL('../../../../docs/operating-reference.md', import.meta.url), 'utf8'),
  ]
  const allSamples: Sample[] = bodies.flatMap((body) => parsePrometheus(body))
  const alerts = [...guide.matchAll(/\b(minaret_(?!app|desk)\w+)(?:\{(\w+)=~?"([\w.]+)"\})?/g)]
  expect(alerts.length).toBeGreaterThan(15)
  for (const [alert, name = '', label, value] of alerts) {
    const samples = allSamples.filter((metric) => metric.name === name).flatMap(({ metrics }) => metrics)
    const matchingSamples = label
      ? samples.filter(({ labels }) => new RegExp(`^${value}$`).test(labels?.[label] ?? ''))
      : samples
    expect(matchingSamples, alert).not.toEqual([])
    if (!/_up$|_connections$/.test(name))
      for (const sample of matchingSamples) expect([alert, sample.value]).toEqual([alert, '0'])
  }
  await newServer.close()
})

test('sums the visitors of all mosques', async () => {
  const database = await testDatabase()
  for (const visitors of [5, 7]) {
    const { id } = await makeTenant(database)
    await fill(database, id, 'visitor_totals', [{ visitors }])
  }
  const { body } = await createMonitoredApp({ database, directory: { byHostname: async () => undefined } }).inject(
    '/metrics',
  )
  expect(body).toMatch(/^minaret_visitors_total 12$/m)
  await database.close()
})
