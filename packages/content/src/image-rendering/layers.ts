import type { OverlayOptions } from 'sharp'
import { openPicture, pictureEngine } from '@minaret/foundation/files'
import type { TextColumn, LogoLayer, MeterLayer, PatternLayer, TextLayer } from './illustration.ts'
import { barMask, fillMask, strokeMask, tinted } from './shapes.ts'

/** The pattern along its side: whole where it begins, gone where it ends. */
export function patternLayer(
  { path, unit, tile, weight, colour, side, reach }: PatternLayer,
  picture: { width: number; height: number },
): OverlayOptions {
  const one = strokeMask(path, { unit, size: tile, weight })
  const mask = Buffer.alloc(reach * picture.height)
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < reach; x++) {
      // Counted from the side, so that both sides begin with a whole tile.
      const from = side === 'right' ? reach - 1 - x : x
      const covered = one[(y % tile) * tile + (from % tile)] ?? 0
      mask[y * reach + x] = Math.round(covered * (1 - from / reach))
    }
  }
  return {
    input: tinted(mask, colour),
    raw: { width: reach, height: picture.height, channels: 4 },
    left: side === 'right' ? picture.width - reach : 0,
    top: 0,
  }
}

/** A bar: what is not filled, and over it what is, as round as the bar itself. */
export function meterLayers({ left, top, width, height, share, side, colour, ground }: MeterLayer): OverlayOptions[] {
  const filled = Math.round(width * Math.min(1, Math.max(0, share)))
  const bar = (wide: number, tint: string): OverlayOptions => ({
    input: tinted(barMask(wide, height), tint),
    raw: { width: wide, height, channels: 4 },
    left: side === 'right' ? left + width - wide : left,
    top,
  })
  // The least there is shows as a dot: nothing narrower than high can have round ends.
  return [bar(width, ground), ...(filled > 0 ? [bar(Math.max(filled, height), colour)] : [])]
}

/**
 * The logo in its box, or the star.
 * @param bytes of the logo, when there is one that could be read
 */
export async function logoLayer(
  { left, top, width, height, star }: LogoLayer,
  bytes: Buffer | undefined,
): Promise<OverlayOptions> {
  const logo = await readLogo(bytes, width, height)
  if (logo) return { input: logo, left, top }
  const size = Math.min(width, height)
  return {
    input: tinted(fillMask(star.path, { unit: star.unit, size }), star.colour),
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
    // A drawing, or a file that is none: the star stands in its place.
    return undefined
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A text as libvips takes it: its own words are no marks in it. */
const markup = ({ text, colour, weight, leading = 1 }: TextLayer) =>
  `<span foreground="${colour}" weight="${weight}" line_height="${leading}">${text.replace(/[&<>]/g, (mark) => entities[mark] ?? mark)}</span>`

/** Draws a text at the first of its sizes that fits; the last one is taken as it is. */
async function drawText(text: TextLayer, width: number) {
  const sharp = await pictureEngine()
  const at = (size: number) =>
    sharp({
      text: { text: markup(text), font: `${text.face} ${size}`, width, rgba: true, dpi: 72, wrap: 'word-char' },
    })
      .raw()
      .toBuffer({ resolveWithObject: true })
  let drawn = await at(text.sizes[0] ?? 32)
  for (const size of text.sizes.slice(1)) {
    if (drawn.info.height <= text.most && drawn.info.width <= width) break
    drawn = await at(size)
  }
  return drawn
}

/** The texts of a column, each beginning at its side. */
export async function columnLayers({ left, width, top, bottom, side, texts }: TextColumn): Promise<OverlayOptions[]> {
  const room = bottom - top
  const placed: { drawn: Awaited<ReturnType<typeof drawText>>; from: number }[] = []
  let height = 0
  for (const text of texts) {
    const drawn = await drawText(text, width)
    const from = placed.length > 0 ? height + text.gap : 0
    if (text.optional && (from + drawn.info.height > room || drawn.info.height > text.most)) continue
    placed.push({ drawn, from })
    height = from + drawn.info.height
  }
  const first = top + Math.max(0, Math.round((room - height) / 2))
  return placed.map(({ drawn: { data, info }, from }) => ({
    input: data,
    raw: { width: info.width, height: info.height, channels: 4 },
    left: side === 'right' ? left + width - info.width : left,
    top: first + from,
  }))
}
