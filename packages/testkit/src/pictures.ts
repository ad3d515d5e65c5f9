import sharp, { type Sharp } from 'sharp'

/** Generates a picture like a photograph, without large areas of one colour. */
export function createPicture(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  const bytes = Buffer.alloc(width * height * channels)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const offset = (y * width + x) * channels
      bytes[offset] = Math.round((x / width) * 255)
      bytes[offset + 1] = Math.round((y / height) * 255)
      bytes[offset + 2] = (x * 7 + y * 13) % 256
      if (channels === 4) bytes[offset + 3] = x < width / 2 ? 0 : 255
    }
  return sharp(bytes, { raw: { width, height, channels } })
}

/** Generates a photograph as saved by a camera: rotated, with EXIF orientation and GPS position. */
export const createPhotograph = (width: number, height: number): Promise<Buffer> =>
  createPicture(height, width)
    .withExif({
      IFD0: { Make: 'SecretCamera', Orientation: '6' },
      IFD3: { GPSLatitude: '53/1 47/1 0/1', GPSLatitudeRef: 'N', GPSLongitude: '1/1 45/1 0/1', GPSLongitudeRef: 'W' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toBuffer()
