import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

// After the build: every file of the client is laid beside its smallest self, so that the host compresses nothing twice,
// and the first visit of the home page is weighed.
const budget = { js: 120, css: 12 }

const client = new URL('../dist/client/', import.meta.url)
const assets = new URL('assets/', client)
const weights = new Map()
for (const file of readdirSync(assets)) {
  if (!/\.(js|css|svg|json)$/.test(file)) continue
  const small = brotliCompressSync(readFileSync(new URL(file, assets)))
  writeFileSync(new URL(`${file}.br`, assets), small)
  weights.set(`assets/${file}`, small.length)
}

const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8'))
const first = [
  'src/entry-client.tsx',
  '../../packages/screens/src/messages/languages/en.ts?part=common',
  '../../packages/screens/src/messages/languages/en.ts?part=home',
  '../../packages/screens/src/home/index.ts',
]

const files = new Set(Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? [file] : [])))
const seen = new Set()
const add = (source) => {
  if (seen.has(source)) return
  seen.add(source)
  files.add(manifest[source].file)
  manifest[source].imports?.forEach(add)
}
first.forEach(add)

const kilobytes = (ending) =>
  [...files].filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + weights.get(file), 0) / 1000

const size = { js: kilobytes('.js'), css: kilobytes('.css') }
console.log(
  `First load, brotli: ${size.js.toFixed(1)} kB JavaScript of ${budget.js}, ${size.css.toFixed(1)} kB CSS of ${budget.css}`,
)
for (const kind of ['js', 'css']) {
  if (size[kind] <= budget[kind]) continue
  console.error(
    `The first load has grown past its budget of ${budget[kind]} kB ${kind}. Load something later, or leave it out.`,
  )
  process.exitCode = 1
}
