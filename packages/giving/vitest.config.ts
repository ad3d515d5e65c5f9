import { availableParallelism } from 'node:os'
import { longestFirst, nodeTests } from '@minaret/tooling/vitest'

/** Three at least, since each waits for the database more than half of its time; see the server's. */
const maxWorkers = Math.min(6, Math.max(3, availableParallelism() - 1))

// Most promises are kept by a whole server, which lends its helpers.
export default nodeTests({
  maxWorkers,
  globalSetup: ['../server/src/testing/setup.ts'],
  sequence: longestFirst(['regular/year', 'stripe/year', 'regular/openOnce']),
})
