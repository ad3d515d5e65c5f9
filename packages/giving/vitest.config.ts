import { databaseTests } from '@minaret/tooling/vitest'

export default databaseTests('../testkit/src/setup.ts', ['filing/random', 'regular/year', 'stripe/year'])
