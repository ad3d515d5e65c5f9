import { nodeTests } from '@minaret/tooling/vitest'

// A process loads React and TanStack Query once for all its files, and both check for a window when they load.
export default nodeTests({
  globalSetup: ['@minaret/testkit/setup'],
  setupFiles: ['./src/testing/document.ts'],
})
