import { databaseTests } from '@minaret/tooling/vitest'

// Most promises are kept by a whole server, which lends its helpers.
export default databaseTests('../server/src/testing/setup.ts', ['filing/random', 'regular/year', 'stripe/year'])
