import { nodeTests } from '@minaret/config/vitest'

// One process imports the server once for all files; each has a database of its own, and nothing else is shared.
export default nodeTests({ isolate: false, globalSetup: ['./src/testing/setup.ts'] })
