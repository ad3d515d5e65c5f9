/** Widths pictures are made in, in pixels: a phone's card, a phone, a phone twice as sharp, a column, a page, a wide screen. */
const ladder = [320, 480, 640, 960, 1280, 1920]

const widest = 1920

/** WebP knows no more than 16,383 pixels a side; a picture that tall is of no use long before. */
const tallest = 8000

/** What a picture measures, turned the right way round. */
export type Measures = { width: number; height: number }

/** The widths a picture is offered in, rising: never larger than it is. */
export function widthsOf({ width, height }: Measures): number[] {
  const most = Math.max(1, Math.min(width, widest, Math.floor((tallest * width) / height)))
  return [...ladder.filter((step) => step < most), most]
}

/** A picture's id: 128 bits of a digest. */
const id = '[0-9a-f]{32}'

/** One form a picture is made in. */
export type Variant = { format: 'avif' | 'webp'; width: number } | { format: 'jpg' }

/** What a variant is called in the storage and in its address. */
export const variantName = (picture: string, variant: Variant): string =>
  variant.format === 'jpg' ? `${picture}-og.jpg` : `${picture}-${variant.width}.${variant.format}`

const names = new RegExp(`^(?<picture>${id})-(?:(?<width>[1-9]\\d{0,3})\\.(?<format>avif|webp)|og\\.jpg)$`)

/**
 * Reads a variant's name; nothing when it is none. Whether the picture is made in that width, its row says.
 * @untrusted
 */
export function readVariantName(name: string): { picture: string; variant: Variant } | undefined {
  const { picture, width, format } = names.exec(name)?.groups ?? {}
  if (!picture) return undefined
  if (format === undefined) return { picture, variant: { format: 'jpg' } }
  return { picture, variant: { format: format === 'avif' ? 'avif' : 'webp', width: Number(width) } }
}

/** Every variant of a picture. */
export const variantsOf = (measures: Measures): Variant[] => [
  ...widthsOf(measures).flatMap((width) => [{ format: 'avif', width } as const, { format: 'webp', width } as const]),
  { format: 'jpg' },
]

/** The name of a picture as WebP in the width nearest to a wanted one, and no smaller where it is that wide. */
export function variantFor(
  { id: picture, width, height }: { id: string; width: number | null; height: number | null },
  wanted: number,
): string {
  const widths = widthsOf({ width: width ?? 1, height: height ?? 1 })
  return variantName(picture, { format: 'webp', width: widths.find((step) => step >= wanted) ?? widths.at(-1) ?? 1 })
}
