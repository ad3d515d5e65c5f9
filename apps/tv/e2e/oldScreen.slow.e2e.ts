// inputs: apps/tv/e2e/{screenWalk,screens}.ts apps/tv/{build,src,vite.config.ts,worker} packages/display/src packages/e2e/src/television
import { missingTelevision, television2018 } from '@minaret/e2e/television'
import { walkTitle, test } from './screenWalk.ts'

test(`a 2018 portrait television ${walkTitle}`, async ({ walkScreen }) => {
  test.skip(missingTelevision !== undefined, missingTelevision)
  await walkScreen((folder) => television2018(folder, [1080, 1920]), 'Narrow hall', 'portrait')
})
