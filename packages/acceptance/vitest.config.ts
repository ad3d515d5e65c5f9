import { serverPackages } from '@minaret/tooling/server-packages'
import { databaseTests } from '@minaret/tooling/vitest'

export default databaseTests('../testkit/src/setup.ts', {
  dir: '..',
  include: [`{${serverPackages.join(',')}}/src/**/*.test.ts`],
})
