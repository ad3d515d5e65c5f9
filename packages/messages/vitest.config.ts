import { nodeTests } from '@minaret/tooling/vitest'

export default nodeTests({ include: ['{bin,src}/**/*.test.{mjs,ts}'] })
