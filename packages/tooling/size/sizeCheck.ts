import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { type Budget, complaints, type LazyChunk, report } from './report.ts'
import { type ChunkModules, firstLoad, type Manifest, weightsByPart } from './sizes.ts'

export type SizeCheckOptions = {
  /** The sources each page begins from, by its name, as Vite's manifest names them. The first is the one with budgets. */
  pages: Record<string, readonly string[]>
  /** What is drawn with a page and loaded after it: each must have a file of its own, or the host does not find its sheets. */
  drawn?: readonly string[]
  /** Code that no page may begin with, by name: which modules are it. */
  later: Record<string, RegExp>
  /** What the first page may weigh, in kB, where it is not what a page of the website may. */
  most?: { js?: number; css?: number }
  /** What the JavaScript of other pages may weigh, in kB, by the page's name. */
  others?: Readonly<Record<string, number>>
}

const heavy = 'Load something of it later, or leave it out; the lines above say what there is.'

/** Faces by the language they are for: one page loads those of one line. */
const fontBudgets = [
  { name: 'English fonts', file: /-latin(?:-ext)?-[\w-]+\.woff2$/, allowed: 40 },
  { name: 'Arabic fonts', file: /-arabic-[\w-]+\.woff2$/, allowed: 120 },
  { name: 'Urdu fonts', file: /-urdu-[\w-]+\.woff2$/, allowed: 250 },
]

/**
 * After the build of a site's client: lays every file beside its smallest self, so that the host compresses nothing
 * twice, prints what a first visit weighs, and fails the build when that is too much.
 */
export const sizeCheck = ({ pages, drawn = [], later, most = {}, others = {} }: SizeCheckOptions): Plugin => ({
  name: 'size-check',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle({ dir = '' }, bundle) {
    const weights = compress(dir)
    const weigh = (files: Iterable<string>) =>
      [...files].reduce((total, file) => total + (weights.get(file) ?? 0), 0) / 1000
    const manifest: Manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'))
    const loads = Object.entries(pages).map(([name, sources]) => {
      const files = firstLoad(manifest, sources)
      const [js, css] = ['.js', '.css'].map((ending) => weigh(files.filter((file) => file.endsWith(ending))))
      return { name, files: new Set(files), js: js ?? 0, css: css ?? 0 }
    })
    firstLoad(manifest, drawn)
    const [first] = loads
    if (!first) return
    const pagesWith = (file: string) => loads.flatMap(({ name, files }) => (files.has(file) ? [name] : []))
    const budgets: Budget[] = [
      { name: 'JavaScript', weighs: first.js, allowed: most.js ?? 120, advice: heavy },
      { name: 'CSS', weighs: first.css, allowed: most.css ?? 12, advice: heavy },
      ...Object.entries(others).map(([page, allowed]) => ({
        name: `JavaScript of ${page}`,
        // A page that is not there any more must not pass.
        weighs: loads.find(({ name }) => name === page)?.js ?? Number.POSITIVE_INFINITY,
        allowed,
        advice: heavy,
      })),
      ...fontBudgets.map(({ name, file, allowed }) => ({
        name,
        weighs: weigh([...weights.keys()].filter((each) => file.test(each))),
        allowed,
        advice: 'Subset the font to fewer characters or weights.',
      })),
    ]
    const chunks = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? [each] : []))
    const sizes = {
      budgets,
      parts: partsOf(
        chunks.filter(({ fileName }) => first.files.has(fileName)),
        (file) => weigh([file]),
      ),
      lazy: Object.entries(later).map(([name, module]): LazyChunk => {
        const files = chunks
          .filter(({ moduleIds }) => moduleIds.some((id) => module.test(id)))
          .map(({ fileName: file }) => ({ file, weighs: weigh([file]) }))
        return { name, files, loaded: files.flatMap(({ file }) => pagesWith(file).map((page) => `${page}: ${file}`)) }
      }),
      pages: loads,
    }
    console.log(report(sizes).join('\n'))
    const wrong = complaints(sizes)
    if (wrong.length > 0) this.error(wrong.join('\n'))
  },
})

/** Writes `name.br` beside each file that compresses. @returns bytes of all files as they travel, by their path in `dir` */
function compress(dir: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const each of readdirSync(join(dir, 'assets'), { recursive: true, withFileTypes: true })) {
    if (!each.isFile()) continue
    const path = join(each.parentPath, each.name)
    const name = relative(dir, path).split(sep).join('/')
    const whole = readFileSync(path)
    if (!/\.(?:js|css|svg|json)$/.test(name)) {
      weights.set(name, whole.length)
      continue
    }
    const small = brotliCompressSync(whole)
    writeFileSync(`${path}.br`, small)
    weights.set(name, small.length)
  }
  return weights
}

function partsOf(
  chunks: readonly (ChunkModules & { fileName: string })[],
  weigh: (file: string) => number,
): Map<string, number> {
  const parts = new Map<string, number>()
  for (const chunk of chunks) {
    for (const [part, weight] of weightsByPart(chunk, weigh(chunk.fileName))) {
      parts.set(part, (parts.get(part) ?? 0) + weight)
    }
  }
  return parts
}
