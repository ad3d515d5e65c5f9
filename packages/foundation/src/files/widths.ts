/** Widths of variants in pixels, from a card on a phone to a wide screen. */
const widthSteps = [320, 480, 640, 960, 1280, 1920]

const maxVariantWidth = 1920

/** Maximum height in pixels: useful pictures stay well below WebP's limit of 16,383. */
const maxVariantHeight = 8000

/** Size of a picture in pixels, with its orientation applied. */
export type Measures = { width: number; height: number }

/** Returns the widths of a picture's variants, ascending and never larger than the picture. */
export function widthsOf({ width, height }: Measures): number[] {
  const maxWidth = Math.max(1, Math.min(width, maxVariantWidth, Math.floor((maxVariantHeight * width) / height)))
  return [...widthSteps.filter((step) => step < maxWidth), maxWidth]
}

/** A picture's id: 128 bits of a digest. */
const id = '[0-9a-f]{32}'

/** A variant of a picture. */
export type Variant = { format: 'avif' | 'webp'; width: number } | { format: 'jpg' }

/** Returns a variant's name in the storage and in its URL. */
export const variantName = (picture: string, variant: Variant): string =>
  variant.format === 'jpg' ? `${picture}-og.jpg` : `${picture}-${variant.width}.${variant.format}`

const names = new RegExp(`^(?<picture>${id})-(?:(?<width>[1-9]\\d{0,3})\\.(?<format>avif|webp)|og\\.jpg)$`)

/**
 * Parses a variant's name; undefined if it is invalid. Whether the picture has that width depends on its row.
 * @untrusted
 */
export function readVariantName(name: string): { picture: string; variant: Variant } | undefined {
  const { picture, width, format } = names.exec(name)?.groups ?? {}
  if (!picture) return undefined
  if (format === undefined) return { picture, variant: { format: 'jpg' } }
  return { picture, variant: { format: format === 'avif' ? 'avif' : 'webp', width: Number(width) } }
}

/** Returns every variant of a picture. */
export const variantsOf = (measures: Measures): Variant[] => [
  ...widthsOf(measures).flatMap((width) => [{ format: 'avif', width } as const, { format: 'webp', width } as const]),
  { format: 'jpg' },
]

/** Returns the name of the smallest WebP variant with at least the given width, or of the widest one. */
export function variantFor(
  { id: picture, width, height }: { id: string; width: number | null; height: number | null },
  minWidth: number,
): string {
  const widths = widthsOf({ width: width ?? 1, height: height ?? 1 })
  return variantName(picture, { format: 'webp', width: widths.find((step) => step >= minWidth) ?? widths.at(-1) ?? 1 })
}
