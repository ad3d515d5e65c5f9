import type { TenantConfig } from '@minaret/plans'
import { makePalettes } from '@minaret/ui/theme'
import { star } from '../star.ts'
import type { ImageSpec } from './image.ts'

/** The icons a browser or a phone asks for: their edge in pixels, and whether the system cuts them into its own shape. */
export const icons: Record<string, { size: number; cut: boolean }> = {
  '/icon-192.png': { size: 192, cut: false },
  '/icon-512.png': { size: 512, cut: false },
  '/icon-maskable-512.png': { size: 512, cut: true },
  '/apple-touch-icon.png': { size: 180, cut: true },
  // Asked for beside what is no page, and by readers of feeds; a PNG under that name is read everywhere.
  '/favicon.ico': { size: 48, cut: false },
}

/**
 * A tenant's mark as an icon: its logo, or the star in its colour. One that is cut has a ground to its edges, and the mark
 * within the circle every system leaves (https://www.w3.org/TR/appmanifest/#icon-masks: four fifths across).
 */
export function iconOf({ logo, themeColor }: TenantConfig, { size, cut }: { size: number; cut: boolean }): ImageSpec {
  const { deep, onDeep, paper, accent } = makePalettes(themeColor).light
  // A square's corners must lie in the circle too.
  const edge = Math.round(size * (cut ? (logo === undefined ? 0.66 : 0.56) : 1))
  const from = Math.round((size - edge) / 2)
  return {
    width: size,
    height: size,
    format: 'png',
    // Logos are made for paper.
    ...(cut ? { ground: logo === undefined ? deep : paper } : {}),
    mark: {
      left: from,
      top: from,
      width: edge,
      height: edge,
      picture: logo,
      star: { ...star, colour: cut && logo === undefined ? onDeep : accent },
    },
  }
}
