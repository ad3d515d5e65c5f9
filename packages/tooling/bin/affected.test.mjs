import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { journeysOf } from './affected.mjs'
import { findImporters, readImports } from './imports.mjs'
import { root } from './run.mjs'
import { divideIntoLanes } from './workspaces.mjs'

const absolute = (file) => path.join(root, file)

test("a change to a feature in any package runs the feature's journeys; other changes run short ones", () => {
  const table = { 'website/e2e/forms': ['contact'], 'tv/e2e/screen': ['tv'] }
  expect(journeysOf([absolute('packages/domain/src/contact/send.ts')], table)).toEqual(['website/e2e/forms'])
  expect(journeysOf([absolute('packages/ui/src/button/Button.tsx')], table)).toContain('website/e2e/donate')
  expect(journeysOf([absolute('apps/tv/src/boot.ts')], table)).toEqual(['tv/e2e/plain'])
  expect(journeysOf([absolute('apps/tv/e2e/screen.e2e.ts')], table)).toEqual(['tv/e2e/screen'])
  // A slow journey runs if its inputs change, and a change to it runs no others.
  expect(journeysOf([absolute('apps/tv/e2e/television.slow.e2e.ts')], table)).toEqual([])
  expect(journeysOf([absolute('README.md'), absolute('packages/domain/src/contact/contact.test.ts')], table)).toEqual(
    [],
  )
})

test('finds imports across packages, and the tests of a change', () => {
  const graph = readImports()
  const resultsFile = absolute('packages/tooling/bin/results.mjs')
  expect(graph.get(resultsFile)).toContain(absolute('packages/tooling/bin/flaky.mjs'))
  const [changedFile] = [absolute('packages/tooling/bin/imports.mjs')]
  expect([...findImporters([changedFile], graph)]).toContain(absolute('packages/tooling/bin/affected.test.mjs'))
  const importedFiles = [...graph.values()].flat()
  expect(importedFiles.every((file) => existsSync(file))).toBe(true)
  expect(importedFiles.some((file) => file.startsWith(absolute('packages/domain/src')))).toBe(true)
})

test('the heaviest item gets its own lane, and the others share the rest', () => {
  const weights = { server: 9, api: 4, ui: 3, tv: 1 }
  expect(divideIntoLanes(Object.keys(weights), (name) => weights[name])).toEqual([['server'], ['api', 'ui', 'tv']])
})
