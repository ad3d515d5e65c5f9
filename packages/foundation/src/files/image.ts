import type { Image } from '@minaret/contract'
import { type Measures, type Variant, variantName, widthsOf } from './widths.ts'

/** Maximum width of the image in `src`, for browsers without `srcset`. */
const fallbackWidth = 960

/** A stored picture. */
export type StoredPicture = Measures & { id: string; placeholder?: string; focus?: { x: number; y: number } }

/** Returns a picture's fields as stored in rows and sent in responses; `alt` depends on its use. */
export function imageFields({ id, width, height, placeholder, focus }: StoredPicture): Omit<Image, 'alt'> {
  const getUrl = (variant: Variant) => `/media/${variantName(id, variant)}`
  const widths = widthsOf({ width, height })
  const getSrcSet = (format: 'avif' | 'webp') =>
    widths.map((step) => `${getUrl({ format, width: step })} ${step}w`).join(', ')
  return {
    src: getUrl({ format: 'webp', width: widths.findLast((step) => step <= fallbackWidth) ?? widths[0] ?? width }),
    width,
    height,
    avif: getSrcSet('avif'),
    webp: getSrcSet('webp'),
    share: getUrl({ format: 'jpg' }),
    ...(placeholder ? { placeholder } : {}),
    ...(focus ? { focus: `${focus.x}% ${focus.y}%` } : {}),
  }
}

/** Returns the id of the stored picture with this URL; undefined if it is not one of ours. */
export const getPictureId = (url: string): string | undefined =>
  /^\/media\/([0-9a-f]{32})-(?:\d+\.(?:avif|webp)|og\.jpg)$/.exec(url)?.[1]
