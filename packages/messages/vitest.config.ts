import { nodeTests } from '@minaret/tooling/vitest'

export default nodeTests({ include: ['bin/*.test.mjs'] })
