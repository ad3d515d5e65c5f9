import { expect, test } from 'vitest'
import { nodeProblem } from './node.ts'

test('reports a Node version that is too old', () => {
  expect(nodeProblem('20.19.0')).toMatch(
    /^Minaret needs Node 24 or later, and this is Node 20\.19\.0\. Install it from /,
  )
  expect(nodeProblem('23.11.1')).toBeDefined()
  for (const version of ['24.0.0', '26.1.0', process.versions.node]) expect(nodeProblem(version)).toBeUndefined()
})
