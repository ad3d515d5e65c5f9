import { pictures, type SceneName } from '../demonstration/index.ts'
import type { PictureImage } from '../picture/Picture.tsx'

const file = (name: SceneName, width: number) =>
  new URL(`../demonstration/pictures/${name}-${width}.avif`, import.meta.url).href

/** Returns one of the demonstration's pictures for the `Picture` component. */
export function picture(name: SceneName, alt: string): PictureImage {
  const { width, height, widths, colour } = pictures[name]
  const avif = widths.map((fileWidth) => `${file(name, fileWidth)} ${fileWidth}w`).join(', ')
  return { src: file(name, widths[0] ?? width), alt, width, height, avif, sizes: '30rem', placeholder: colour }
}
