// inputs: apps/tv/e2e/{screenWalk,screens}.ts apps/tv/{build,src,vite.config.ts,worker} packages/display/src packages/e2e/src/television
import { noTelevision, of2018 } from '@minaret/e2e/television'
import { promise, test } from './screenWalk.ts'

test(`a television of 2018 that hangs on its side ${promise}`, async ({ walkScreen }) => {
  test.skip(noTelevision !== undefined, noTelevision)
  await walkScreen((folder) => of2018(folder, [1080, 1920]), 'Narrow hall', 'portrait')
})
