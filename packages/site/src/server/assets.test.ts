import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readAssets } from './assets.ts'

const base = mkdtempSync(join(tmpdir(), 'assets-'))
const folder = join(base, 'client')
afterAll(() => rmSync(base, { recursive: true }))

function assetsOf(manifest: object) {
  for (const subfolder of ['.vite', 'assets', '../worker']) mkdirSync(join(folder, subfolder), { recursive: true })
  writeFileSync(join(folder, '../worker/sw.js'), '// The worker.')
  writeFileSync(join(folder, 'assets/entry.css'), stylesheet)
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  return readAssets({ folder, reader: join(base, 'reader/reader.js'), worker: join(base, 'worker/sw.js') })
}

const rule = (name: string) => `@font-face{font-family:Face;src:url(/assets/${name}.woff2)format("woff2")}`
const stylesheet = `${rule('face')}${rule('ext')}body{margin:0}${rule('naskh')}${rule('nastaliq')}`

const site = {
  'src/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_libraries.js'] },
  '_libraries.js': { file: 'assets/libraries.js' },
  'cause.ts': {
    file: 'assets/cause.js',
    css: ['assets/cause.css'],
    imports: ['src/entry-client.tsx', '_libraries.js', '_form.js'],
  },
  '_form.js': { file: 'assets/form.js', css: ['assets/form.css'], imports: ['cause.ts'] },
  'toast.ts': { file: 'assets/toast.js', css: ['assets/toast.css'] },
  'fonts/face-latin.woff2': { file: 'assets/face.woff2' },
  'fonts/face-latin-ext.woff2': { file: 'assets/ext.woff2' },
  'fonts/naskh-arabic.woff2': { file: 'assets/naskh.woff2' },
  'fonts/nastaliq-urdu.woff2': { file: 'assets/nastaliq.woff2' },
}

test("preloads a page's own code and its imports, without those of the entry", () => {
  const assets = assetsOf(site)
  expect([assets.script, assets.scripts]).toEqual(['/assets/entry.js', ['/assets/libraries.js']])
  expect(assets.scriptsOf('cause.ts')).toEqual(['/assets/cause.js', '/assets/form.js'])
  expect(assets.scriptsOf('unknown.ts')).toEqual([])
})

test("links a page's own stylesheets and no other page's, imported ones first", () => {
  const assets = assetsOf(site)
  expect(assets.stylesOf([])).toEqual(['/assets/entry.css'])
  expect(assets.stylesOf(assets.scriptsOf('cause.ts'))).toEqual([
    '/assets/entry.css',
    '/assets/form.css',
    '/assets/cause.css',
  ])
})

test.each([
  ['en-GB', ['/assets/face.woff2']],
  ['tr', ['/assets/face.woff2']],
  ['ar', ['/assets/naskh.woff2']],
  ['fa-IR', ['/assets/naskh.woff2']],
  ['ur-PK', ['/assets/nastaliq.woff2']],
  ['ms-Arab', ['/assets/naskh.woff2']],
  ['bn', []],
])('a page in %s preloads only the font of its own script', (language, fonts) => {
  expect(assetsOf(site).fontsOf(language)).toEqual(fonts)
})

test('a page repeats the rule of the font it preloads, exactly as in the stylesheets, so that it is fetched once', () => {
  const assets = assetsOf(site)
  expect(assets.fontRulesOf('en')).toBe(rule('face'))
  expect(assets.fontRulesOf('ur')).toBe(rule('nastaliq'))
  expect(assets.fontRulesOf('bn')).toBe('')
})

test('rejects a build without its entry, and advises to build again', () => {
  expect(() => assetsOf({})).toThrow('Build it again.')
})
