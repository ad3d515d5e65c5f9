import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommands } from './commands.ts'
import { root, startUntil, type } from './floor.ts'
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

test('every command does what its page says, or is refused for the reason we know', async () => {
  expect(await runCommands(linesFor('command'), { dataDir, folder })).toEqual([])
})

test('every script that is named exists, with the files it runs, and is prepared on the oldest Node', async () => {
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
  expect(await type('node packages/tooling/bin/boot.mjs install')).toEqual({ code: 0, output: '' })
})

test('turbo, started on the oldest Node, finds every task that is named', async () => {
  const named = linesFor('turbo').map(({ text }) => text.replace(/^npx turbo run (\S+) --filter=(\S+)$/, '$2#$1'))
  const tasks = [...new Set(named.map((id) => id.split('#')[1]))].join(' ')
  const { code, output } = await type(`npx turbo run ${tasks} --dry-run=json`)
  expect(code).toBe(0)
  const plan: { tasks: { taskId: string; command: string }[] } = JSON.parse(
    output.slice(output.indexOf('{\n'), output.lastIndexOf('\n}') + 2),
  )
  const found = plan.tasks.filter(({ command }) => command !== '<NONEXISTENT>').map(({ taskId }) => taskId)
  expect(named.filter((id) => !found.includes(id))).toEqual([])
})

test('every test and journey that is named exists, and their runners start on the oldest Node', async () => {
  const partOf = (text: string) => ruleOf(text)?.pattern.exec(text)?.slice(1) ?? []
  const units = linesFor('vitest').map(({ text }) => partOf(text))
  const missing = units.filter(
    ([at = '', name = '']) =>
      !globSync('src/**/*.test.{ts,tsx}', { cwd: path.join(root, at) }).some((file) => file.includes(name)),
  )
  expect(missing).toEqual([])
  const journeys = globSync('apps/*/e2e/*.e2e.ts', { cwd: root })
  const unknown = linesFor('journeys').filter(
    ({ text }) => !journeys.some((file) => file.includes(partOf(text)[0] ?? '')),
  )
  expect(unknown).toEqual([])
  expect(await type('cd packages/money && npx vitest run src/fees.test.ts')).toMatchObject({ code: 0 })
  expect(await type('cd packages/e2e && npx playwright --version')).toMatchObject({ code: 0 })
})

test('every program that is named can be read by the oldest Node', async () => {
  for (const { text } of linesFor('program')) {
    const ended = await type(text.replace(/node (\S+).*/, 'node --check $1'))
    expect({ text, ...ended }).toEqual({ text, code: 0, output: '' })
  }
  expect((await type('node apps/api/bin/bundle.mjs')).output).toContain('node apps/api/bin/bundle.mjs /opt/minaret')
})
