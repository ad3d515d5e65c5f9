import { expect, test } from 'vitest'
import * as domain from './index.ts'

test('the package exports what we promise, by name', () => {
  expect(Object.keys(domain).sort()).toMatchSnapshot()
})
