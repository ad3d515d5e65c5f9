import { databaseTests } from '@minaret/tooling/vitest'

export default databaseTests('./src/testing/setup.ts', ['campaigns/storm', 'backup/managed'])
