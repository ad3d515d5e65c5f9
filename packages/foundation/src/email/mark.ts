import { crc32, deflateSync } from 'node:zlib'
import type { TenantConfig } from '@minaret/plans'
import { getTextColour } from './contrast.ts'

/** The name of the mark's part of the message (RFC 2392). */
export const markId = 'mark@minaret'

/** The URL of the mark in the HTML. */
export const markUrl = `cid:${markId}`

/** The size of a mark in the header and the radius of its corners, in pixels. */
export type MarkSize = { width: number; height: number; radius: number }

/** The size of a mosque's mark, by the shape of its logo; without a logo it is a star. */
export function markSizeOf({ logo, logoStyle }: TenantConfig): MarkSize {
  if (logo !== undefined && logoStyle === 'wide') return { width: 120, height: 40, radius: 8 }
  return { width: 40, height: 40, radius: logo !== undefined && logoStyle === 'round' ? 20 : 8 }
}

/** Image pixels per pixel of the header, for sharp screens. */
export const markDensity = 2

/** Samples per pixel in each direction, for antialiasing. */
const samples = 4

/** The share of a pixel that the star of the mosque's website covers: two squares, one on its corner. */
function starCoverage(x: number, y: number, { width, height }: Pick<MarkSize, 'width' | 'height'>): number {
  const radius = height * 0.45
  let coveredSamples = 0
  for (let row = 0; row < samples; row++)
    for (let column = 0; column < samples; column++) {
      const across = Math.abs(x + (column + 0.5) / samples - width / 2)
      const down = Math.abs(y + (row + 0.5) / samples - height / 2)
      if (across + down <= radius || Math.max(across, down) <= radius / Math.SQRT2) coveredSamples++
    }
  return coveredSamples / samples ** 2
}

/** Builds a chunk of a PNG (https://www.w3.org/TR/png-3/#5Chunk-layout). */
function pngChunk(type: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(content.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  content.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(content), content.length + 4)
  return chunk
}

/** The width and height of a PNG: 8 bits of grey and 8 bits of opacity per pixel. */
function pngHeader({ width, height }: Pick<MarkSize, 'width' | 'height'>): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 4], 8)
  return header
}

/**
 * Renders the star of a mosque without a logo as a PNG, in the text colour of the header. It is encoded here: loading the
 * picture library for a few hundred bytes would take longer and more memory than composing the email.
 */
export function renderStar(config: TenantConfig): Buffer {
  const { width, height } = markSizeOf(config)
  const size = { width: width * markDensity, height: height * markDensity }
  const grey = getTextColour(config.themeColor) === '#ffffff' ? 255 : 0
  const rows = Array.from({ length: size.height }, (_row, y) => [
    0,
    ...Array.from({ length: size.width }, (_column, x) => [grey, Math.round(255 * starCoverage(x, y, size))]).flat(),
  ])
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', pngHeader(size)),
    pngChunk('IDAT', deflateSync(Buffer.from(rows.flat()), { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
