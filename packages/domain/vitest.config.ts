import { nodeTests } from '@minaret/tooling/vitest'

// A process loads React and its query library once for its files, and both ask at that moment whether there is a window.
export default nodeTests({
  globalSetup: ['@minaret/testkit/setup'],
  setupFiles: ['./src/testing/document.ts'],
})
