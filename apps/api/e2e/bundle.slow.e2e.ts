// inputs: apps/api/{bin,src} apps/*/vite*.config.ts packages/foundation/src/health packages/tooling/{site,staticSite,tsup}.ts
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test as base, expect } from '@playwright/test'
import { createDataFolder, type ServerProcess, startServerProcess } from '@minaret/e2e'

const run = promisify(execFile)
const bundleScript = fileURLToPath(new URL('../bin/bundle.mjs', import.meta.url))

/** A bundle of the built tree, and a server started from it that is stopped even if the test fails. */
const test = base.extend<{ bundle: string; dir: string; server: ServerProcess }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
  bundle: async ({}, provide) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'minaret-bundle-'))
    await run(process.execPath, [bundleScript, folder], { env: { ...process.env, BUILD_ID: 'test-build' } })
    await provide(folder)
    await rm(folder, { recursive: true, force: true })
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  dir: async ({}, provide) => {
    const { dir, remove } = await createDataFolder()
    await provide(dir)
    await remove()
  },
  server: async ({ bundle, dir }, provide) => {
    const server = await startServerProcess({ DATA_DIR: dir }, undefined, bundle)
    await provide(server)
    await server.stop()
  },
})

/** Requests a URL under one of the server's host names; Node itself resolves only `localhost`. */
async function fetchAs(hostname: string, port: number, url: string) {
  const request = get({ host: 'localhost', port, path: url, headers: { host: `${hostname}:${port}` } })
  const [response]: IncomingMessage[] = await once(request, 'response')
  if (!response) throw new Error(`No response from ${url}`)
  return { status: response.statusCode, type: response.headers['content-type'], body: await text(response) }
}

test("a bundle serves every app's pages and files, and reports missing files", async ({
  bundle,
  dir,
  server: { port },
}) => {
  /** Runs one of the bundle's commands. @returns the part of its output that matches; empty if none does */
  const matchOutput = async (pattern: RegExp, ...args: string[]) => {
    const { stdout } = await run(path.join(bundle, 'bin/minaret'), args, { env: { ...process.env, DATA_DIR: dir } })
    return pattern.exec(stdout)?.[0] ?? ''
  }
  expect(await matchOutput(/^Minaret .*$/m, '--version')).toMatch(/^Minaret \d+\.\d+\.\d+ \(test-build\)$/)
  const pages = [
    { app: 'website', hostname: 'localhost', url: '/', files: ['/sw.js'] },
    { app: 'campaigns', hostname: 'campaigns.localhost', url: '/', files: ['/sw.js'] },
    {
      app: 'donate',
      hostname: 'localhost',
      url: await matchOutput(/\/app\/donate\/[\w-]+/, 'donate', 'token', 'create', '--tenant', 'an-noor'),
      files: [],
    },
    {
      app: 'tv',
      hostname: 'localhost',
      url: await matchOutput(/\/tv\/[\w-]+/, 'tv', 'token', 'create', '--tenant', 'an-noor', 'Hall'),
      files: ['/tv/worker.js'],
    },
    { app: 'desk', hostname: 'desk.localhost', url: '/', files: [] },
  ]
  for (const { app, hostname, url, files } of pages) {
    const page = await fetchAs(hostname, port, url)
    expect([app, page.status, page.type]).toEqual([app, 200, 'text/html; charset=utf-8'])
    const assets = [...page.body.matchAll(/\/assets\/[\w./-]+\.(?:js|css)/g)].map(([address]) => address)
    expect(assets, app).not.toEqual([])
    for (const file of [...new Set(assets), ...files])
      expect([file, (await fetchAs(hostname, port, file)).status]).toEqual([file, 200])
  }
  const icon = await fetchAs('localhost', port, '/icon-192.png')
  expect([icon.status, icon.type]).toEqual([200, 'image/png'])

  const readiness = async () => {
    const { status, body } = await fetchAs('localhost', port, '/readyz')
    const { ready, parts }: { ready: boolean; parts: { apps: { ok: boolean; problem?: string } } } = JSON.parse(body)
    return { status, ready, parts }
  }
  expect(await readiness()).toMatchObject({ status: 200, ready: true, parts: { apps: { ok: true } } })
  for (const file of [
    'apps/website/dist/reader/reader.js',
    'apps/desk/dist/client/index.html',
    'apps/tv/dist/client/worker.js',
  ]) {
    await rename(path.join(bundle, file), path.join(bundle, 'moved-file'))
    await expect.poll(readiness).toMatchObject({ status: 503, ready: false })
    expect((await readiness()).parts.apps.problem).toContain(file)
    await rename(path.join(bundle, 'moved-file'), path.join(bundle, file))
    await expect.poll(readiness).toMatchObject({ status: 200, ready: true })
  }
})
