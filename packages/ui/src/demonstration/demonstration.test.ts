import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawFolderScene, folderSceneNames } from './folderScenes.ts'
import { drawScene, pictures, sceneNames } from './index.ts'

const folder = new URL('./pictures/', import.meta.url)
const files = readdirSync(folder)

test('a scene is a pure function of its name and seed: drawn twice, it is the same', () => {
  for (const name of sceneNames) {
    const once = drawScene(name, '#0f6e6a')
    expect(drawScene(name, '#0f6e6a')).toEqual(once)
    expect(drawScene(name, '#7a2d5a').svg).not.toBe(once.svg)
  }
})

test('nothing is drawn to nowhere, whatever the seed', () => {
  for (const seed of ['#0f6e6a', '#000000', '#ffffff', '#ff0000', '#777777']) {
    for (const name of folderSceneNames)
      expect(drawFolderScene(name, seed), `${name} ${seed}`).not.toMatch(/NaN|Infinity|undefined|null/)
  }
})

test('each drawing names what it uses: every url(#id) and #id is defined in it', () => {
  for (const name of folderSceneNames) {
    const svg = drawFolderScene(name, '#0f6e6a')
    const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    for (const [, id] of svg.matchAll(/(?:url\(|href=")#([a-z0-9]+)/gi))
      expect(defined.has(id), `${name}: ${id}`).toBe(true)
  }
})

test('the index and the folder agree, file by file', () => {
  const named = Object.entries(pictures).flatMap(([name, { widths, webpWidth }]) => [
    ...widths.map((width) => `${name}-${width}.avif`),
    `${name}-${webpWidth}.webp`,
  ])
  expect(named.sort()).toEqual([...files].sort())
  expect(Object.keys(pictures).sort()).toEqual([...sceneNames].sort())
})

test('an encoded picture has the shape the index says', () => {
  for (const [name, { width, height, webpWidth }] of Object.entries(pictures)) {
    const data = readFileSync(new URL(`${name}-${webpWidth}.webp`, folder))
    // VP8's key frame: 14 bits each of width and height (RFC 6386, 9.1).
    expect(data.subarray(12, 16).toString('latin1')).toBe('VP8 ')
    expect(data.readUInt16LE(26) & 0x3fff).toBe(webpWidth)
    expect((data.readUInt16LE(28) & 0x3fff) / webpWidth).toBeCloseTo(height / width, 2)
  }
})

test('all pictures together weigh less than one photograph', () => {
  expect(files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0)).toBeLessThan(320_000)
})
