import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { journeysOf } from './affected.mjs'
import { reaching, readImports } from './imports.mjs'
import { slowEnd } from './journeys.mjs'
import { root } from './run.mjs'
import { filesOf, inLanes, workspaces } from './workspaces.mjs'

const at = (file) => path.join(root, file)

test('every journey but the slow ones says which features it walks, and no row is of a journey that is gone', () => {
  const there = workspaces.flatMap(({ folder }) => filesOf(folder, /\.e2e\.ts$/)).filter((file) => !slowEnd.test(file))
  const names = there.map((file) => path.relative(at('apps'), file).replace(/\.e2e\.ts$/, ''))
  const table = JSON.parse(readFileSync(at('packages/e2e/journeys.json'), 'utf8'))
  expect(Object.keys(table).toSorted()).toEqual(names.toSorted())
  expect(Object.entries(table).filter(([, features]) => features.length === 0)).toEqual([])
})

test('a change in a feature walks its journeys, whichever package it is in; one of no feature walks short ones', () => {
  const table = { 'website/e2e/forms': ['contact'], 'tv/e2e/screen': ['tv'] }
  expect(journeysOf([at('packages/domain/src/contact/send.ts')], table)).toEqual(['website/e2e/forms'])
  expect(journeysOf([at('packages/ui/src/button/Button.tsx')], table)).toContain('website/e2e/donate')
  expect(journeysOf([at('apps/tv/src/boot.ts')], table)).toEqual(['tv/e2e/plain'])
  expect(journeysOf([at('apps/tv/e2e/screen.e2e.ts')], table)).toEqual(['tv/e2e/screen'])
  // A slow one runs by its inputs, and brings no other.
  expect(journeysOf([at('apps/tv/e2e/television.slow.e2e.ts')], table)).toEqual([])
  expect(journeysOf([at('README.md'), at('packages/domain/src/contact/contact.test.ts')], table)).toEqual([])
})

test('imports are found across packages, and a test is reached from what it tests', () => {
  const graph = readImports()
  const own = at('packages/tooling/bin/results.mjs')
  expect(graph.get(own)).toContain(at('packages/tooling/bin/flaky.mjs'))
  const [changed] = [at('packages/tooling/bin/imports.mjs')]
  expect([...reaching([changed], graph)]).toContain(at('packages/tooling/bin/affected.test.mjs'))
  const all = [...graph.values()].flat()
  expect(all.every((file) => existsSync(file))).toBe(true)
  expect(all.some((file) => file.startsWith(at('packages/domain/src')))).toBe(true)
})

test('the heaviest begins in a lane of its own, and the others share what is left', () => {
  const weights = { server: 9, api: 4, ui: 3, tv: 1 }
  expect(inLanes(Object.keys(weights), (name) => weights[name])).toEqual([['server'], ['api', 'ui', 'tv']])
})
