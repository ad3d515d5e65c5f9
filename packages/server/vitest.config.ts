import { availableParallelism } from 'node:os'
import { longestFirst, nodeTests } from '@minaret/tooling/vitest'

/**
 * Three at least: each waits more than half of its time, for the database, which is another process, or for a time to pass.
 * More than six would need more connections than the database has.
 */
const maxWorkers = Math.min(6, Math.max(3, availableParallelism() - 1))

const longest = ['campaigns/storm', 'backup/managed', 'admission/admission']

// Each file has a database of its own.
export default nodeTests({
  maxWorkers,
  globalSetup: ['./src/testing/setup.ts'],
  sequence: longestFirst(longest),
})
