import { nodeTests } from '@minaret/config/vitest'

export default nodeTests({ globalSetup: ['@minaret/server/testing/setup'] })
