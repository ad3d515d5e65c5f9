import type { OverlayOptions } from 'sharp'
import { openPicture, pictureEngine } from '@minaret/foundation/files'
import type { TextColumn, LogoLayer, MeterLayer, PatternLayer, TextLayer } from './illustration.ts'
import { barMask, fillMask, strokeMask, tintMask } from './shapes.ts'

/** Draws the pattern on its side, fading out. */
export function patternLayer(
  { path, unit, tile, weight, colour, side, reach }: PatternLayer,
  picture: { width: number; height: number },
): OverlayOptions {
  const tileMask = strokeMask(path, { unit, size: tile, weight })
  const mask = Buffer.alloc(reach * picture.height)
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < reach; x++) {
      // From the side, so that both sides start with a whole tile.
      const distance = side === 'right' ? reach - 1 - x : x
      const coverage = tileMask[(y % tile) * tile + (distance % tile)] ?? 0
      mask[y * reach + x] = Math.round(coverage * (1 - distance / reach))
    }
  }
  return {
    input: tintMask(mask, colour),
    raw: { width: reach, height: picture.height, channels: 4 },
    left: side === 'right' ? picture.width - reach : 0,
    top: 0,
  }
}

/** Draws a progress bar: the background, then the filled part. */
export function meterLayers({ left, top, width, height, share, side, colour, ground }: MeterLayer): OverlayOptions[] {
  const filledWidth = Math.round(width * Math.min(1, Math.max(0, share)))
  const bar = (barWidth: number, tint: string): OverlayOptions => ({
    input: tintMask(barMask(barWidth, height), tint),
    raw: { width: barWidth, height, channels: 4 },
    left: side === 'right' ? left + width - barWidth : left,
    top,
  })
  // The smallest share is a dot, as rounded ends need at least the bar's height.
  return [bar(width, ground), ...(filledWidth > 0 ? [bar(Math.max(filledWidth, height), colour)] : [])]
}

/**
 * Draws the logo in its box, or the star.
 * @param bytes of the logo, if it could be read
 */
export async function logoLayer(
  { left, top, width, height, star }: LogoLayer,
  bytes: Buffer | undefined,
): Promise<OverlayOptions> {
  const logo = await readLogo(bytes, width, height)
  if (logo) return { input: logo, left, top }
  const size = Math.min(width, height)
  return {
    input: tintMask(fillMask(star.path, { unit: star.unit, size }), star.colour),
    raw: { width: size, height: size, channels: 4 },
    left: left + Math.round((width - size) / 2),
    top: top + Math.round((height - size) / 2),
  }
}

async function readLogo(bytes: Buffer | undefined, width: number, height: number): Promise<Buffer | undefined> {
  if (!bytes) return undefined
  try {
    const background = { r: 0, g: 0, b: 0, alpha: 0 }
    return await (await openPicture(bytes)).resize({ width, height, fit: 'contain', background }).png().toBuffer()
  } catch {
    // An SVG or an invalid file: the star is drawn instead.
    return undefined
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Converts text to Pango markup, escaped. */
const toMarkup = ({ text, colour, weight, leading = 1 }: TextLayer) =>
  `<span foreground="${colour}" weight="${weight}" line_height="${leading}">${text.replace(/[&<>]/g, (char) => entities[char] ?? char)}</span>`

/** Draws text at the first size that fits, or at the last. */
async function drawText(text: TextLayer, width: number) {
  const sharp = await pictureEngine()
  const drawAt = (size: number) =>
    sharp({
      text: { text: toMarkup(text), font: `${text.face} ${size}`, width, rgba: true, dpi: 72, wrap: 'word-char' },
    })
      .raw()
      .toBuffer({ resolveWithObject: true })
  let image = await drawAt(text.sizes[0] ?? 32)
  for (const size of text.sizes.slice(1)) {
    if (image.info.height <= text.most && image.info.width <= width) break
    image = await drawAt(size)
  }
  return image
}

/** Draws the text of a column, aligned to its side. */
export async function columnLayers({ left, width, top, bottom, side, texts }: TextColumn): Promise<OverlayOptions[]> {
  const availableHeight = bottom - top
  const layout: { image: Awaited<ReturnType<typeof drawText>>; offset: number }[] = []
  let height = 0
  for (const text of texts) {
    const image = await drawText(text, width)
    const offset = layout.length > 0 ? height + text.gap : 0
    if (text.optional && (offset + image.info.height > availableHeight || image.info.height > text.most)) continue
    layout.push({ image, offset })
    height = offset + image.info.height
  }
  const columnTop = top + Math.max(0, Math.round((availableHeight - height) / 2))
  return layout.map(({ image: { data, info }, offset }) => ({
    input: data,
    raw: { width: info.width, height: info.height, channels: 4 },
    left: side === 'right' ? left + width - info.width : left,
    top: columnTop + offset,
  }))
}
