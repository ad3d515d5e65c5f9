import { expect, test } from 'vitest'
import * as main from './index.ts'

test('the package exports these names', () => {
  expect(Object.keys(main).toSorted()).toEqual(['boardAt', 'formatChange', 'formatOf', 'noScriptBoardAt'])
})
