import type { TenantConfig } from '@minaret/plans'
import { makePalettes } from '@minaret/ui/theme'
import { star } from '../star.ts'
import type { ImageSpec } from './image.ts'

/** The icons that browsers and phones request: their size in pixels, and whether the system crops them to its own shape. */
export const icons: Record<string, { size: number; cut: boolean }> = {
  '/icon-192.png': { size: 192, cut: false },
  '/icon-512.png': { size: 512, cut: false },
  '/icon-maskable-512.png': { size: 512, cut: true },
  '/apple-touch-icon.png': { size: 180, cut: true },
  // Requested alongside non-HTML files, and by feed readers; a PNG under this name works everywhere.
  '/favicon.ico': { size: 48, cut: false },
}

/**
 * Describes a tenant's icon: its logo, or the star in its colour. A cropped icon has a full background, and the logo within the
 * safe zone, a circle four fifths across (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
export function iconOf({ logo, themeColor }: TenantConfig, { size, cut }: { size: number; cut: boolean }): ImageSpec {
  const { deep, onDeep, paper, accent } = makePalettes(themeColor).light
  // A square logo's corners must be within the circle too.
  const edge = Math.round(size * (cut ? (logo === undefined ? 0.66 : 0.56) : 1))
  const offset = Math.round((size - edge) / 2)
  return {
    width: size,
    height: size,
    format: 'png',
    // Logos are designed for the page's background.
    ...(cut ? { ground: logo === undefined ? deep : paper } : {}),
    mark: {
      left: offset,
      top: offset,
      width: edge,
      height: edge,
      picture: logo,
      star: { ...star, colour: cut && logo === undefined ? onDeep : accent },
    },
  }
}
