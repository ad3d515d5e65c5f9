/**
 * Encodes the demonstration's pictures: `node bin/pictures.ts` writes src/demonstration/pictures/ and its index. Run it after a
 * change to the scenes, check the result (story Demonstration/Pictures), and commit both.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { drawScene, sceneNames } from '../src/demonstration/scenes.ts'
import { defaultSeed } from '../src/theme/index.ts'

const folder = new URL('../src/demonstration/pictures/', import.meta.url)
const index = new URL('../src/demonstration/pictures.gen.ts', import.meta.url)

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
let bytes = 0
const entries: string[] = []
for (const name of sceneNames) {
  const { svg, width, height } = drawScene(name, defaultSeed)
  const image = await sharp(Buffer.from(svg)).removeAlpha().png().toBuffer()
  const isWide = width > height * 1.5
  const widths = isWide ? [640, 1120, 1600] : [480, 960]
  // One size for the few browsers without AVIF support (Safari 15).
  const webpWidth = isWide ? 1120 : 480
  const encodings = [
    ...widths.map((to) => ({ to, format: 'avif', coder: sharp(image).resize(to).avif({ quality: 46, effort: 4 }) })),
    { to: webpWidth, format: 'webp', coder: sharp(image).resize(webpWidth).webp({ quality: 68, effort: 4 }) },
  ]
  for (const { to, format, coder: encoder } of encodings) {
    const data = await encoder.toBuffer()
    bytes += data.length
    await writeFile(new URL(`${name}-${to}.${format}`, folder), data)
    console.log(`${name}-${to}.${format}`.padEnd(24), `${(data.length / 1000).toFixed(1)} kB`)
  }
  const [r = 0, g = 0, b = 0] = await sharp(image).resize(1, 1).removeAlpha().raw().toBuffer()
  const colour = `#${[r, g, b].map((v) => v.toString(16).padStart(2, '0')).join('')}`
  entries.push(
    `  ${name}: { width: ${width}, height: ${height}, widths: [${widths.join(', ')}], webpWidth: ${webpWidth}, colour: '${colour}' },`,
  )
}
await writeFile(
  index,
  `// Written by bin/pictures.ts; do not edit.
import type { SceneName } from './scenes.ts'

/** One encoded picture: \`pictures/<name>-<width>.avif\` in each of \`widths\`, and \`.webp\` in \`webpWidth\`. */
export interface DemonstrationPicture {
  width: number
  height: number
  /** The widths it is encoded at as AVIF, in pixels. */
  widths: readonly number[]
  /** The width of its WebP version, for browsers without AVIF support. */
  webpWidth: number
  /** Its average colour, shown until it loads. */
  colour: string
}

/** The demonstration's pictures, in the default seed's colours. */
export const pictures: Record<SceneName, DemonstrationPicture> = {
${entries.join('\n')}
}
`,
)
console.log(`${entries.length} pictures, ${(bytes / 1000).toFixed(0)} kB`)
