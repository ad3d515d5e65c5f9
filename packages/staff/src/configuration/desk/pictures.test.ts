import sharp from 'sharp'
import { FileError } from '@minaret/foundation/files'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../../acceptance/src/index.ts'
import { createPhotograph } from '../../../../testkit/src/pictures.ts'
import { storeLogo } from './pictures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ jobs: false })
})
afterAll(() => server.close())

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'accepts a damaged %s or rejects it with a message',
  async (format) => {
    const { id } = await server.tenant()
    const original = await sharp(await createPhotograph(200, 150))
      .toFormat(format)
      .toBuffer()
    for (const fraction of [0.1, 0.4, 0.7, 0.97]) {
      const offset = Math.max(13, Math.floor(original.length * fraction))
      const corruptedBytes = Buffer.from(original)
      corruptedBytes.fill(0xff, offset, offset + 30)
      for (const bytes of [original.subarray(0, offset), corruptedBytes]) {
        const storePromise = storeLogo(server, id, { name: `logo.${format}`, bytes })
        expect(await storePromise.then(() => undefined).catch((error: unknown) => error)).toSatisfy(
          (problem: unknown) => problem === undefined || problem instanceof FileError,
        )
      }
    }
  },
)
