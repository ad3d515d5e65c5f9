import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './oldestNode.ts'
import { lines, linesFor } from './pages.ts'
import { ruleOf, rules } from './rules.ts'

test('every command in the documentation has a rule, and every rule is needed', () => {
  expect(lines.filter(({ text }) => !ruleOf(text))).toEqual([])
  expect(rules.filter((rule) => !lines.some(({ text }) => ruleOf(text) === rule))).toEqual([])
})

test('every documented script exists with the files it runs', () => {
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
})

test('every documented unit test and end-to-end test exists', () => {
  const groupsOf = (text: string) => ruleOf(text)?.pattern.exec(text)?.slice(1) ?? []
  const unitTests = linesFor('vitest').map(({ text }) => groupsOf(text))
  const missing = unitTests.filter(
    ([folder = '', name = '']) =>
      !globSync('src/**/*.test.{ts,tsx}', { cwd: path.join(root, folder) }).some((file) => file.includes(name)),
  )
  expect(missing).toEqual([])
  const e2eFiles = globSync('apps/*/e2e/*.e2e.ts', { cwd: root })
  const unknown = linesFor('journeys').filter(
    ({ text }) => !e2eFiles.some((file) => file.includes(groupsOf(text)[0] ?? '')),
  )
  expect(unknown).toEqual([])
})
