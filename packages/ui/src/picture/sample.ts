import type { PictureImage } from './Picture.tsx'

/** Creates a picture of an evening sky for stories, as a data URI. */
export function sky(alt: string, width: number, height: number, hue = 218): PictureImage {
  const dome = `M${width * 0.3} ${height}V${height * 0.72}C${width * 0.3} ${height * 0.5} ${width * 0.5} ${height * 0.5} ${width * 0.5} ${height * 0.4}C${width * 0.5} ${height * 0.5} ${width * 0.7} ${height * 0.5} ${width * 0.7} ${height * 0.72}V${height}z`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(${hue} 48% 22%)"/><stop offset="1" stop-color="hsl(${hue + 150} 45% 62%)"/></linearGradient><path fill="url(#s)" d="M0 0h${width}v${height}H0z"/><circle cx="${width * 0.76}" cy="${height * 0.24}" r="${height * 0.07}" fill="#f4dfa5"/><path d="${dome}" fill="hsl(${hue} 40% 14%)"/></svg>`
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt, width, height }
}
