import { nodeTests } from '@minaret/config/vitest'

export default nodeTests({ globalSetup: ['./src/testing/setup.ts'] })
