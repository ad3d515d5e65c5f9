import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommands } from './commands.ts'
import { runLine, startUntil } from './oldestNode.ts'
import { linesFor } from './pages.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'minaret-docs-'))
const dataDir = path.join(folder, 'data')

let server: ChildProcess
beforeAll(async () => {
  server = await startUntil('npm start', /Minaret is running at/, { PORT: '0', DATA_DIR: dataDir })
})
afterAll(async () => {
  if (server.pid) process.kill(-server.pid, 'SIGTERM')
  await once(server, 'exit')
  rmSync(folder, { recursive: true, force: true })
})

test('every command succeeds, or fails with the expected message', async () => {
  expect(await runCommands(linesFor('command'), { dataDir, folder })).toEqual([])
})

test('every script’s boot step works on the oldest Node', async () => {
  expect(await runLine('node packages/tooling/bin/boot.mjs install')).toEqual({ code: 0, output: '' })
})

test('turbo, started on the oldest Node, finds every documented task', async () => {
  const ids = linesFor('turbo').map(({ text }) => text.replace(/^npx turbo run (\S+) --filter=(\S+)$/, '$2#$1'))
  const tasks = [...new Set(ids.map((id) => id.split('#')[1]))].join(' ')
  const { code, output } = await runLine(`npx turbo run ${tasks} --dry-run=json`)
  expect(code).toBe(0)
  const plan: { tasks: { taskId: string; command: string }[] } = JSON.parse(
    output.slice(output.indexOf('{\n'), output.lastIndexOf('\n}') + 2),
  )
  const plannedIds = plan.tasks.filter(({ command }) => command !== '<NONEXISTENT>').map(({ taskId }) => taskId)
  expect(ids.filter((id) => !plannedIds.includes(id))).toEqual([])
})

test('the test runners start on the oldest Node', async () => {
  expect(await runLine('cd packages/money && npx vitest run src/fees.test.ts')).toMatchObject({ code: 0 })
  expect(await runLine('cd packages/e2e && npx playwright --version')).toMatchObject({ code: 0 })
})

test('the oldest Node can parse every documented program', async () => {
  for (const { text } of linesFor('program')) {
    const result = await runLine(text.replace(/node (\S+).*/, 'node --check $1'))
    expect({ text, ...result }).toEqual({ text, code: 0, output: '' })
  }
  expect((await runLine('node apps/api/bin/bundle.mjs')).output).toContain('node apps/api/bin/bundle.mjs /opt/minaret')
})
