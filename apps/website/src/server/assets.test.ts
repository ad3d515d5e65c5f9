import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readAssets } from './assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'assets-'))
afterAll(() => rmSync(folder, { recursive: true }))

function manifest(content: object) {
  mkdirSync(join(folder, '.vite'), { recursive: true })
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(content))
}

test('a page preloads its own code and what that needs, and not what the entry brings anyway', () => {
  manifest({
    'src/entry-client.tsx': { file: 'assets/entry.js', imports: ['_libraries.js'] },
    '_libraries.js': { file: 'assets/libraries.js' },
    'cause.ts': { file: 'assets/cause.js', imports: ['src/entry-client.tsx', '_libraries.js', '_form.js'] },
    '_form.js': { file: 'assets/form.js', imports: ['cause.ts'] },
    'style.css': { file: 'assets/style.css' },
    'fonts/face-latin.woff2': { file: 'assets/face.woff2' },
    'fonts/face-latin-ext.woff2': { file: 'assets/ext.woff2' },
  })
  const assets = readAssets(folder)
  expect(assets.scriptsOf('cause.ts')).toEqual(['/assets/cause.js', '/assets/form.js'])
  expect(assets.scriptsOf('unknown.ts')).toEqual([])
  expect([assets.script, assets.styles, assets.fonts]).toEqual([
    '/assets/entry.js',
    ['/assets/style.css'],
    ['/assets/face.woff2'],
  ])
})

test('a build without its entry is refused with what to do', () => {
  manifest({})
  expect(() => readAssets(folder)).toThrow('Build the website again.')
})
