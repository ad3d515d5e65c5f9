import { expect, test } from 'vitest'
import * as domain from './index.ts'

test('exports the documented names', () => {
  expect(Object.keys(domain).sort()).toMatchSnapshot()
})
