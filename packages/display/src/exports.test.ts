import { expect, test } from 'vitest'
import * as face from './index.ts'

test('the package exports these names', () => {
  expect(Object.keys(face).toSorted()).toEqual(['boardAt', 'formatChange', 'formatOf', 'noScriptBoardAt'])
})
