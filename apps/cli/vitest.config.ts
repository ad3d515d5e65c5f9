import { nodeTests } from '@minaret/tooling/vitest'

// A process imports the server once for its files; each file has its own database, and nothing else is shared.
export default nodeTests({ maxWorkers: 2, globalSetup: ['@minaret/testkit/setup'] })
