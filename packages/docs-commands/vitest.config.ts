import { nodeTests } from '@minaret/tooling/vitest'

export default nodeTests({ testTimeout: 120_000, hookTimeout: 180_000 })
