import { nodeTests } from '@minaret/tooling/vitest'

export default nodeTests({ testTimeout: 300_000, hookTimeout: 180_000 })
