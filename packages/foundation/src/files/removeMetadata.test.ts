import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPicture, createPhotograph } from '../../../testkit/src/pictures.ts'
import { cleanPicture } from './cleanPicture.ts'

/** Returns the visible pixels of a picture, with its orientation applied. */
const readPixels = (bytes: Uint8Array) =>
  sharp(bytes).autoOrient().removeAlpha().raw().toBuffer({ resolveWithObject: true })

const makePictureWithLocation = (format: 'jpeg' | 'png' | 'webp' | 'avif') =>
  createPicture(60, 40)
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '53/1 47/1 0/1', GPSLatitudeRef: 'N' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><Secret>here</Secret></x:xmpmeta>')
    [format]()
    .toBuffer()

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'keeps the pixels of a %s and removes its location',
  async (format) => {
    const original = await makePictureWithLocation(format)
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const clean = await cleanPicture(original, `hall.${format}`)
    const bytes = clean?.bytes ?? Buffer.alloc(0)
    const { exif, xmp, width, height } = await sharp(bytes).metadata()
    expect([exif, xmp, width, height]).toEqual([undefined, undefined, 60, 40])
    expect(bytes.includes('SecretCamera')).toBe(false)
    if (format !== 'avif') expect((await readPixels(bytes)).data.equals((await readPixels(original)).data)).toBe(true)
  },
)

test('keeps the orientation and the exact pixels of a rotated photograph', async () => {
  const original = await createPhotograph(300, 200)
  const { bytes } = (await cleanPicture(original, 'a.jpg')) ?? { bytes: Buffer.alloc(0) }
  const [before, after] = [await readPixels(original), await readPixels(bytes)]
  expect([after.info.width, after.info.height]).toEqual([300, 200])
  expect(after.data.equals(before.data)).toBe(true)
  expect(bytes.includes('SecretCamera')).toBe(false)
  expect((await sharp(bytes).metadata()).orientation).toBe(6)
})

test('removes data after the end of the picture too', async () => {
  const original = Buffer.concat([await createPhotograph(300, 200), Buffer.from('SECRET BEHIND')])
  const clean = await cleanPicture(original, 'a.jpg')
  expect(clean?.bytes.includes('SECRET')).toBe(false)
})

test('leaves no metadata in the result of a truncated picture', async () => {
  const original = await makePictureWithLocation('jpeg')
  for (const length of [3, 20, 200, original.length - 5]) {
    const clean = await cleanPicture(original.subarray(0, length), 'a.jpg').catch((error: unknown) => String(error))
    expect(JSON.stringify(clean) ?? '').not.toContain(Buffer.from('SecretCamera').toJSON().data.join())
  }
})

test('returns a fake iPhone photograph unchanged, without decoding it', async () => {
  const fakeHeic = Buffer.concat([
    Buffer.from('0000001866747970686569630000000068656963', 'hex'),
    Buffer.from('mif1'),
    Buffer.alloc(400, 7),
  ])
  const result = await cleanPicture(fakeHeic, 'a.heic').catch((error: unknown) => error)
  // A picture that libvips cannot measure is returned; storing it then rejects it.
  expect(result).toEqual({ bytes: fakeHeic, name: 'a.heic' })
})

test('returns undefined for other files', async () => {
  expect(await cleanPicture(Buffer.from('Rules\n'), 'rules.txt')).toBeUndefined()
})
