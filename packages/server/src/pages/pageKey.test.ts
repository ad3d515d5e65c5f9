import { parseConfig } from '@minaret/plans'
import { expect, test } from 'vitest'
import { pageKeyOf } from './pageKey.ts'

const mosque = { id: 'a', revision: '1', config: parseConfig([]) }

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
  'a page with a query parameter called %s is not cached',
  (name) => {
    expect(pageKeyOf(`/?${name}=1`, mosque)).toBeUndefined()
    expect(pageKeyOf('/?month=2026-11', mosque)).toBeDefined()
  },
)
