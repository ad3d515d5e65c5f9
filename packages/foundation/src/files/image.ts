import type { Image } from '@minaret/contract'
import { type Measures, type Variant, variantName, widthsOf } from './widths.ts'

/** The one width for browsers and programs that choose none. */
const plain = 960

/** A kept picture. */
export type StoredPicture = Measures & { id: string; placeholder?: string; focus?: { x: number; y: number } }

/** A picture's fields as rows store and answers send them; what it shows in words comes from whoever uses it. */
export function imageFields({ id, width, height, placeholder, focus }: StoredPicture): Omit<Image, 'alt'> {
  const address = (variant: Variant) => `/media/${variantName(id, variant)}`
  const widths = widthsOf({ width, height })
  const inAll = (format: 'avif' | 'webp') =>
    widths.map((step) => `${address({ format, width: step })} ${step}w`).join(', ')
  return {
    src: address({ format: 'webp', width: widths.findLast((step) => step <= plain) ?? widths[0] ?? width }),
    width,
    height,
    avif: inAll('avif'),
    webp: inAll('webp'),
    share: address({ format: 'jpg' }),
    ...(placeholder ? { placeholder } : {}),
    ...(focus ? { focus: `${focus.x}% ${focus.y}%` } : {}),
  }
}

/** The id of the kept picture an image or an address shows; nothing when it is not one of ours. */
export const getPictureId = (address: string): string | undefined =>
  /^\/media\/([0-9a-f]{32})-(?:\d+\.(?:avif|webp)|og\.jpg)$/.exec(address)?.[1]
