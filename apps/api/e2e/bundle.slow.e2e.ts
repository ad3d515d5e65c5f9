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
import { dataFolder, type ServerProcess, startServerProcess } from '@minaret/e2e'

const run = promisify(execFile)
const makeBundle = fileURLToPath(new URL('../bin/bundle.mjs', import.meta.url))

/** A bundle of the built tree, and a server started from it that is stopped even if the test fails. */
const test = base.extend<{ bundle: string; dir: string; server: ServerProcess }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
  bundle: async ({}, provide) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'minaret-bundle-'))
    await run(process.execPath, [makeBundle, folder], { env: { ...process.env, BUILD_ID: 'made-by-a-test' } })
    await provide(folder)
    await rm(folder, { recursive: true, force: true })
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  dir: async ({}, provide) => {
    const { dir, remove } = await dataFolder()
    await provide(dir)
    await remove()
  },
  server: async ({ bundle, dir }, provide) => {
    const server = await startServerProcess({ DATA_DIR: dir }, undefined, bundle)
    await provide(server)
    await server.stop()
  },
})

/** Requests a URL under one of the server's host names; Node itself resolves none but `localhost`. */
async function read(hostname: string, port: number, url: string) {
  const request = get({ host: 'localhost', port, path: url, headers: { host: `${hostname}:${port}` } })
  const [response]: IncomingMessage[] = await once(request, 'response')
  if (!response) throw new Error(`No response from ${url}`)
  return { status: response.statusCode, type: response.headers['content-type'], body: await text(response) }
}

test('a bundle serves the pages and files of every app, and reports which of its files are missing', async ({
  bundle,
  dir,
  server: { port },
}) => {
  /** Runs a command of the bundle. @returns the link it prints, without its origin */
  const link = async (pattern: RegExp, ...args: string[]) => {
    const { stdout } = await run(path.join(bundle, 'bin/minaret'), args, { env: { ...process.env, DATA_DIR: dir } })
    return pattern.exec(stdout)?.[0] ?? ''
  }
  expect(await link(/^Minaret .*$/m, '--version')).toMatch(/^Minaret \d+\.\d+\.\d+ \(made-by-a-test\)$/)
  const pages = [
    { app: 'website', hostname: 'localhost', url: '/', files: ['/sw.js'] },
    { app: 'campaigns', hostname: 'campaigns.localhost', url: '/', files: ['/sw.js'] },
    {
      app: 'donate',
      hostname: 'localhost',
      url: await link(/\/app\/donate\/[\w-]+/, 'donate', 'token', 'create', '--tenant', 'an-noor'),
      files: [],
    },
    {
      app: 'tv',
      hostname: 'localhost',
      url: await link(/\/tv\/[\w-]+/, 'tv', 'token', 'create', '--tenant', 'an-noor', 'Hall'),
      files: ['/tv/worker.js'],
    },
    { app: 'desk', hostname: 'desk.localhost', url: '/', files: [] },
  ]
  for (const { app, hostname, url, files } of pages) {
    const page = await read(hostname, port, url)
    expect([app, page.status, page.type]).toEqual([app, 200, 'text/html; charset=utf-8'])
    const assets = [...page.body.matchAll(/\/assets\/[\w./-]+\.(?:js|css)/g)].map(([address]) => address)
    expect(assets, app).not.toEqual([])
    for (const file of [...new Set(assets), ...files])
      expect([file, (await read(hostname, port, file)).status]).toEqual([file, 200])
  }
  const picture = await read('localhost', port, '/icon-192.png')
  expect([picture.status, picture.type]).toEqual([200, 'image/png'])

  const readiness = async () => {
    const { status, body } = await read('localhost', port, '/readyz')
    const { ready, parts }: { ready: boolean; parts: { apps: { ok: boolean; problem?: string } } } = JSON.parse(body)
    return { status, ready, parts }
  }
  expect(await readiness()).toMatchObject({ status: 200, ready: true, parts: { apps: { ok: true } } })
  for (const file of [
    'apps/website/dist/reader/reader.js',
    'apps/desk/dist/client/index.html',
    'apps/tv/dist/client/worker.js',
  ]) {
    await rename(path.join(bundle, file), path.join(bundle, 'away'))
    await expect.poll(readiness).toMatchObject({ status: 503, ready: false })
    expect((await readiness()).parts.apps.problem).toContain(file)
    await rename(path.join(bundle, 'away'), path.join(bundle, file))
    await expect.poll(readiness).toMatchObject({ status: 200, ready: true })
  }
})
