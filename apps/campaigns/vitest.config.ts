import { nodeTests } from '@minaret/config/vitest'

export default nodeTests()
