import { nodeTests } from './vitest.ts'

export default nodeTests({ include: ['**/*.test.{ts,mjs}'] })
