import { nodeTests } from '@minaret/tooling/vitest'

export default nodeTests({ globalSetup: ['@minaret/testkit/setup'] })
