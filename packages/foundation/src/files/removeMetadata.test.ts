import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPicture, photograph } from '../../../testkit/src/pictures.ts'
import { cleanPicture } from './cleanPicture.ts'

/** What is seen of a picture: its pixels, turned the right way round. */
const seen = (bytes: Uint8Array) => sharp(bytes).autoOrient().removeAlpha().raw().toBuffer({ resolveWithObject: true })

const withPlace = (format: 'jpeg' | 'png' | 'webp' | 'avif') =>
  drawPicture(60, 40)
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '53/1 47/1 0/1', GPSLatitudeRef: 'N' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><Secret>here</Secret></x:xmpmeta>')
    [format]()
    .toBuffer()

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s keeps what is seen and loses where it was taken',
  async (format) => {
    const brought = await withPlace(format)
    expect((await sharp(brought).metadata()).exif).toBeDefined()
    const clean = await cleanPicture(brought, `hall.${format}`)
    const bytes = clean?.bytes ?? Buffer.alloc(0)
    const { exif, xmp, width, height } = await sharp(bytes).metadata()
    expect([exif, xmp, width, height]).toEqual([undefined, undefined, 60, 40])
    expect(bytes.includes('SecretCamera')).toBe(false)
    if (format !== 'avif') expect((await seen(bytes)).data.equals((await seen(brought)).data)).toBe(true)
  },
)

test('a photograph taken on its side stays the right way round, bit for bit', async () => {
  const brought = await photograph(300, 200)
  const { bytes } = (await cleanPicture(brought, 'a.jpg')) ?? { bytes: Buffer.alloc(0) }
  const [before, after] = [await seen(brought), await seen(bytes)]
  expect([after.info.width, after.info.height]).toEqual([300, 200])
  expect(after.data.equals(before.data)).toBe(true)
  expect(bytes.includes('SecretCamera')).toBe(false)
  expect((await sharp(bytes).metadata()).orientation).toBe(6)
})

test('what a camera puts behind the end of a picture goes as well', async () => {
  const brought = Buffer.concat([await photograph(300, 200), Buffer.from('SECRET BEHIND')])
  const clean = await cleanPicture(brought, 'a.jpg')
  expect(clean?.bytes.includes('SECRET')).toBe(false)
})

test('words of a program are in no picture that comes out, however they are cut', async () => {
  const whole = await withPlace('jpeg')
  for (const length of [3, 20, 200, whole.length - 5]) {
    const clean = await cleanPicture(whole.subarray(0, length), 'a.jpg').catch((error: unknown) => String(error))
    expect(JSON.stringify(clean) ?? '').not.toContain(Buffer.from('SecretCamera').toJSON().data.join())
  }
})

test('what only claims to be a photograph of an iPhone is refused, and keeps nobody waiting', async () => {
  const claims = Buffer.concat([
    Buffer.from('0000001866747970686569630000000068656963', 'hex'),
    Buffer.from('mif1'),
    Buffer.alloc(400, 7),
  ])
  const result = await cleanPicture(claims, 'a.heic').catch((error: unknown) => error)
  // What libvips cannot even measure is passed on, and refused by whoever stores it.
  expect(result).toEqual({ bytes: claims, name: 'a.heic' })
})

test('what is no picture is none', async () => {
  expect(await cleanPicture(Buffer.from('Rules\n'), 'rules.txt')).toBeUndefined()
})
