import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommands } from './commands.ts'
import { root, startUntil, runLine } from './floor.ts'
import { readLines } from './lines.ts'
import { findPages } from './pages.ts'
import { type Check, ruleOf, rules } from './rules.ts'

const lines = readLines(root, findPages(root))
const linesFor = (check: Check) => lines.filter(({ text }) => ruleOf(text)?.check === check)
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

test('every command in the documentation has a rule, and every rule is needed', () => {
  expect(lines.filter(({ text }) => !ruleOf(text))).toEqual([])
  expect(rules.filter((rule) => !lines.some(({ text }) => ruleOf(text) === rule))).toEqual([])
})

test('every command succeeds, or is refused with the expected message', async () => {
  expect(await runCommands(linesFor('command'), { dataDir, folder })).toEqual([])
})

test('every documented script exists with the files it runs, and its boot step works on the oldest Node', async () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  )
  for (const { page, text } of linesFor('script')) {
    const name = /^npm (?:run )?([\w:]+)/.exec(text)?.[1] ?? ''
    const script = String(scripts[name])
    expect({ page, text, script }).toEqual({ page, text, script: expect.stringMatching(/boot\.mjs/) })
    const files = [...script.matchAll(/(?:^|\s)((?:packages|apps)\/\S+\.\w+)/g)].map(([, file = '']) => file)
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  }
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
  const planned = plan.tasks.filter(({ command }) => command !== '<NONEXISTENT>').map(({ taskId }) => taskId)
  expect(ids.filter((id) => !planned.includes(id))).toEqual([])
})

test('every documented test and journey exists, and their runners start on the oldest Node', async () => {
  const groupsOf = (text: string) => ruleOf(text)?.pattern.exec(text)?.slice(1) ?? []
  const units = linesFor('vitest').map(({ text }) => groupsOf(text))
  const missing = units.filter(
    ([at = '', name = '']) =>
      !globSync('src/**/*.test.{ts,tsx}', { cwd: path.join(root, at) }).some((file) => file.includes(name)),
  )
  expect(missing).toEqual([])
  const journeys = globSync('apps/*/e2e/*.e2e.ts', { cwd: root })
  const unknown = linesFor('journeys').filter(
    ({ text }) => !journeys.some((file) => file.includes(groupsOf(text)[0] ?? '')),
  )
  expect(unknown).toEqual([])
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
