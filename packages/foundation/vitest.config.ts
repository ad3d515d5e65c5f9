import { databaseTests } from '@minaret/tooling/vitest'

export default databaseTests('../testkit/src/setup.ts')
