import { pictures, type SceneName } from '../demonstration/index.ts'
import type { PictureImage } from '../picture/Picture.tsx'

const file = (name: SceneName, width: number) =>
  new URL(`../demonstration/pictures/${name}-${width}.avif`, import.meta.url).href

/** One of the demonstration's pictures as the kit's own `Picture` takes it. */
export function picture(name: SceneName, alt: string): PictureImage {
  const { width, height, widths, colour } = pictures[name]
  const avif = widths.map((wide) => `${file(name, wide)} ${wide}w`).join(', ')
  return { src: file(name, widths[0] ?? width), alt, width, height, avif, sizes: '30rem', placeholder: colour }
}
