import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { journeysOf } from './affected.mjs'
import { findImporters, readImports } from './imports.mjs'
import { root } from './run.mjs'
import { inLanes } from './workspaces.mjs'

const at = (file) => path.join(root, file)

test("a change in a feature runs the feature's journeys, in any package; other changes run short ones", () => {
  const table = { 'website/e2e/forms': ['contact'], 'tv/e2e/screen': ['tv'] }
  expect(journeysOf([at('packages/domain/src/contact/send.ts')], table)).toEqual(['website/e2e/forms'])
  expect(journeysOf([at('packages/ui/src/button/Button.tsx')], table)).toContain('website/e2e/donate')
  expect(journeysOf([at('apps/tv/src/boot.ts')], table)).toEqual(['tv/e2e/plain'])
  expect(journeysOf([at('apps/tv/e2e/screen.e2e.ts')], table)).toEqual(['tv/e2e/screen'])
  // A slow journey runs for changed inputs, and a change to it runs no others.
  expect(journeysOf([at('apps/tv/e2e/television.slow.e2e.ts')], table)).toEqual([])
  expect(journeysOf([at('README.md'), at('packages/domain/src/contact/contact.test.ts')], table)).toEqual([])
})

test('imports are found across packages, and a change leads to its tests', () => {
  const graph = readImports()
  const own = at('packages/tooling/bin/results.mjs')
  expect(graph.get(own)).toContain(at('packages/tooling/bin/flaky.mjs'))
  const [changed] = [at('packages/tooling/bin/imports.mjs')]
  expect([...findImporters([changed], graph)]).toContain(at('packages/tooling/bin/affected.test.mjs'))
  const all = [...graph.values()].flat()
  expect(all.every((file) => existsSync(file))).toBe(true)
  expect(all.some((file) => file.startsWith(at('packages/domain/src')))).toBe(true)
})

test('the heaviest thing gets its own lane, and the others share the rest', () => {
  const weights = { server: 9, api: 4, ui: 3, tv: 1 }
  expect(inLanes(Object.keys(weights), (name) => weights[name])).toEqual([['server'], ['api', 'ui', 'tv']])
})
