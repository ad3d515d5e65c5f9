import { availableParallelism } from 'node:os'
import { nodeTests } from '@minaret/config/vitest'

/**
 * Three at least: each waits more than half of its time, for the database, which is another process, or for a time to pass.
 * More than six would need more connections than the database has.
 */
const maxWorkers = Math.min(6, Math.max(3, availableParallelism() - 1))

// A process imports the server once for its files; each file has a database of its own, and nothing else is shared.
export default nodeTests({ isolate: false, maxWorkers, globalSetup: ['./src/testing/setup.ts'] })
