/** Joins the parts of a picture. */
const join = (parts: readonly Uint8Array[]): Buffer => Buffer.concat(parts)

const ascii = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** Reads the orientation from the metadata of a JPEG (Exif 2.32, tag 0x0112); 1 by default. */
function readOrientation(exif: Buffer): number {
  const start = 6
  if (ascii(exif, 0, 4) !== 'Exif' || exif.length < start + 14) return 1
  const isLittle = ascii(exif, start, start + 2) === 'II'
  const word = (i: number) => (i + 2 > exif.length ? 0 : isLittle ? exif.readUInt16LE(i) : exif.readUInt16BE(i))
  const long = (i: number) => (i + 4 > exif.length ? 0 : isLittle ? exif.readUInt32LE(i) : exif.readUInt32BE(i))
  const directory = start + long(start + 4)
  const count = Math.min(word(directory), 200)
  for (let entry = 0; entry < count; entry += 1) {
    const offset = directory + 2 + entry * 12
    if (word(offset) === 0x01_12) return word(offset + 8)
  }
  return 1
}

/** Creates a metadata segment that contains only the orientation. */
function makeExif(orientation: number): Buffer {
  const tiff = Buffer.from('4949 2a00 08000000 0100 1201 0300 01000000 0000 0000 00000000'.replaceAll(' ', ''), 'hex')
  tiff.writeUInt16LE(orientation, 18)
  const body = join([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return join([head, body])
}

/** JPEG segments to keep: image data, the colour profile (APP2) and the colour encoding (APP14). */
const isNeeded = (marker: number) => !(marker >= 0xe1 && marker <= 0xef) && marker !== 0xfe

const isColour = (marker: number, body: Uint8Array) =>
  marker === 0xee || (marker === 0xe2 && ascii(body, 0, 11) === 'ICC_PROFILE')

function cleanJpeg(bytes: Buffer): Buffer {
  const parts: Uint8Array[] = []
  let orientation = 1
  let offset = 2
  while (offset + 4 <= bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1] ?? 0
    // Start of the image data. Some cameras append a second picture after its end, which is left out.
    if (marker === 0xda) break
    const end = offset + 2 + bytes.readUInt16BE(offset + 2)
    const body = bytes.subarray(offset + 4, end)
    if (marker === 0xe1) orientation = Math.max(orientation, readOrientation(Buffer.from(body)))
    if (isNeeded(marker) || isColour(marker, body)) parts.push(bytes.subarray(offset, end))
    offset = end
  }
  const exif = orientation > 1 && orientation <= 8 ? [makeExif(orientation)] : []
  return join([bytes.subarray(0, 2), ...exif, ...parts, bytes.subarray(offset, findScansEnd(bytes, offset))])
}

/** Finds the end of the scans: there may be tables between them, and their data contains only restart markers. */
function findScansEnd(bytes: Buffer, from: number): number {
  for (let offset = from; offset + 2 <= bytes.length;) {
    const [lead, marker = 0] = [bytes[offset], bytes[offset + 1]]
    if (lead !== 0xff) {
      const next = bytes.indexOf(0xff, offset)
      if (next < 0) break
      offset = next
    } else if (marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)) offset += 1
    else if (marker === 0xd9) return offset + 2
    else if (offset + 4 > bytes.length) break
    else offset += 2 + bytes.readUInt16BE(offset + 2)
  }
  return bytes.length
}

/** PNG chunks needed for rendering; all others are metadata. */
const neededChunks = [
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'bKGD',
  'acTL',
  'fcTL',
  'fdAT',
]

function cleanPng(bytes: Buffer): Buffer {
  const parts: Uint8Array[] = [bytes.subarray(0, 8)]
  for (let offset = 8; offset + 12 <= bytes.length;) {
    const end = offset + 12 + bytes.readUInt32BE(offset)
    const name = ascii(bytes, offset + 4, offset + 8)
    if (neededChunks.includes(name)) parts.push(bytes.subarray(offset, end))
    offset = end
    if (name === 'IEND') break
  }
  return join(parts)
}

function cleanWebp(bytes: Buffer): Buffer {
  const parts: Uint8Array[] = []
  for (let offset = 12; offset + 8 <= bytes.length;) {
    const size = bytes.readUInt32LE(offset + 4)
    const end = offset + 8 + size + (size % 2)
    const name = ascii(bytes, offset, offset + 4)
    if (name === 'VP8X') {
      const chunk = Buffer.from(bytes.subarray(offset, end))
      // Its flags no longer announce EXIF and XMP.
      chunk[8] = (chunk[8] ?? 0) & ~0b1100
      parts.push(chunk)
    } else if (!['EXIF', 'XMP '].includes(name)) parts.push(bytes.subarray(offset, end))
    offset = end
  }
  const body = join([Buffer.from('WEBP'), ...parts])
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1')
  head.writeUInt32LE(body.length, 4)
  return join([head, body])
}

const cleaners: Readonly<Record<string, ((bytes: Buffer) => Buffer) | undefined>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/apng': cleanPng,
  'image/webp': cleanWebp,
}

/**
 * Removes metadata such as the location from a picture without re-encoding it. The orientation and the colour profile stay, so
 * that it looks the same.
 * @param mediaType detected from the content
 * @returns undefined for a format that has to be re-encoded instead
 * @untrusted
 */
export const removeMetadata = (bytes: Uint8Array, mediaType: string): Buffer | undefined =>
  cleaners[mediaType]?.(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
