import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { type Budget, faults, type LazyChunk, report } from './report.ts'
import { type ChunkModules, firstLoad, type Manifest, weightsByPart } from './sizes.ts'

/** Options for {@link sizeCheck}. */
export type SizeCheckOptions = {
  /** The entry sources of each page, by page name, as in Vite's manifest. The first page has the budgets. */
  pages: Record<string, readonly string[]>
  /** Sources that are rendered with a page and loaded later; each must have its own file, so that its stylesheets are found. */
  serverRendered?: readonly string[]
  /** Code that no page may load at once, by name and a pattern of its modules. */
  lazy: Record<string, RegExp>
  /** The budgets of the first page in kB, if they differ from those of the website. */
  maxSizes?: { js?: number; css?: number }
  /** The JavaScript budgets of other pages in kB, by page name. */
  otherPages?: Readonly<Record<string, number>>
}

const advice = 'Load parts of it later or remove them; the parts are listed above.'

/** The budgets of fonts by language; a page loads the fonts of one language. */
const fontBudgets = [
  { name: 'English fonts', file: /-latin(?:-ext)?-[\w-]+\.woff2$/, limit: 40 },
  { name: 'Arabic fonts', file: /-arabic-[\w-]+\.woff2$/, limit: 120 },
  { name: 'Urdu fonts', file: /-urdu-[\w-]+\.woff2$/, limit: 250 },
]

/**
 * Runs after the build of a site's client: compresses every file in advance for the server, prints the size of a first
 * visit, and fails the build if it is too large.
 */
export const sizeCheck = ({
  pages,
  serverRendered = [],
  lazy,
  maxSizes = {},
  otherPages = {},
}: SizeCheckOptions): Plugin => ({
  name: 'size-check',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle({ dir = '' }, bundle) {
    const transferSizes = compress(dir)
    const sizeOf = (files: Iterable<string>) =>
      [...files].reduce((total, file) => total + (transferSizes.get(file) ?? 0), 0) / 1000
    const manifest: Manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'))
    const pageLoads = Object.entries(pages).map(([name, sources]) => {
      const files = firstLoad(manifest, sources)
      const [js, css] = ['.js', '.css'].map((ending) => sizeOf(files.filter((file) => file.endsWith(ending))))
      return { name, files: new Set(files), js: js ?? 0, css: css ?? 0 }
    })
    firstLoad(manifest, serverRendered)
    const [first] = pageLoads
    if (!first) return
    const pagesWith = (file: string) => pageLoads.flatMap(({ name, files }) => (files.has(file) ? [name] : []))
    const budgets: Budget[] = [
      { name: 'JavaScript', size: first.js, limit: maxSizes.js ?? 120, advice },
      { name: 'CSS', size: first.css, limit: maxSizes.css ?? 12, advice },
      ...Object.entries(otherPages).map(([page, limit]) => ({
        name: `JavaScript of ${page}`,
        // A page that no longer exists must not pass.
        size: pageLoads.find(({ name }) => name === page)?.js ?? Number.POSITIVE_INFINITY,
        limit,
        advice,
      })),
      ...fontBudgets.map(({ name, file, limit }) => ({
        name,
        size: sizeOf([...transferSizes.keys()].filter((name) => file.test(name))),
        limit,
        advice: 'Subset the font to fewer characters or weights.',
      })),
    ]
    const chunks = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [output] : []))
    const sizes = {
      budgets,
      parts: partsOf(
        chunks.filter(({ fileName }) => first.files.has(fileName)),
        (file) => sizeOf([file]),
      ),
      lazy: Object.entries(lazy).map(([name, module]): LazyChunk => {
        const files = chunks
          .filter(({ moduleIds }) => moduleIds.some((id) => module.test(id)))
          .map(({ fileName: file }) => ({ file, size: sizeOf([file]) }))
        return { name, files, loaded: files.flatMap(({ file }) => pagesWith(file).map((page) => `${page}: ${file}`)) }
      }),
      pages: pageLoads,
    }
    console.log(report(sizes).join('\n'))
    const problems = faults(sizes)
    if (problems.length > 0) this.error(problems.join('\n'))
  },
})

/** Writes a compressed `name.br` for each text file. @returns the transferred bytes of all files, by path in `dir` */
function compress(dir: string): Map<string, number> {
  const transferSizes = new Map<string, number>()
  for (const entry of readdirSync(join(dir, 'assets'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const name = relative(dir, path).split(sep).join('/')
    const content = readFileSync(path)
    if (!/\.(?:js|css|svg|json)$/.test(name)) {
      transferSizes.set(name, content.length)
      continue
    }
    const compressedContent = brotliCompressSync(content)
    writeFileSync(`${path}.br`, compressedContent)
    transferSizes.set(name, compressedContent.length)
  }
  return transferSizes
}

function partsOf(
  chunks: readonly (ChunkModules & { fileName: string })[],
  sizeOf: (file: string) => number,
): Map<string, number> {
  const parts = new Map<string, number>()
  for (const chunk of chunks) {
    for (const [part, weight] of weightsByPart(chunk, sizeOf(chunk.fileName))) {
      parts.set(part, (parts.get(part) ?? 0) + weight)
    }
  }
  return parts
}
