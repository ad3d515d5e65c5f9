import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawFolderScene, folderSceneNames } from './folderScenes.ts'
import { drawScene, pictures, sceneNames } from './index.ts'

const folder = new URL('./pictures/', import.meta.url)
const files = readdirSync(folder)

test('draws the same scene for the same name and seed', () => {
  for (const name of sceneNames) {
    const first = drawScene(name, '#0f6e6a')
    expect(drawScene(name, '#0f6e6a')).toEqual(first)
    expect(drawScene(name, '#7a2d5a').svg).not.toBe(first.svg)
  }
})

test('draws no invalid coordinates for any seed', () => {
  for (const seed of ['#0f6e6a', '#000000', '#ffffff', '#ff0000', '#777777']) {
    for (const name of folderSceneNames)
      expect(drawFolderScene(name, seed), `${name} ${seed}`).not.toMatch(/NaN|Infinity|undefined|null/)
  }
})

test('each drawing defines every url(#id) and #id that it uses', () => {
  for (const name of folderSceneNames) {
    const svg = drawFolderScene(name, '#0f6e6a')
    const definedIds = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    for (const [, id] of svg.matchAll(/(?:url\(|href=")#([a-z0-9]+)/gi))
      expect(definedIds.has(id), `${name}: ${id}`).toBe(true)
  }
})

test('the index lists exactly the files in the folder', () => {
  const indexedFiles = Object.entries(pictures).flatMap(([name, { widths, webpWidth }]) => [
    ...widths.map((width) => `${name}-${width}.avif`),
    `${name}-${webpWidth}.webp`,
  ])
  expect(indexedFiles.sort()).toEqual([...files].sort())
  expect(Object.keys(pictures).sort()).toEqual([...sceneNames].sort())
})

test('an encoded picture has the size in the index', () => {
  for (const [name, { width, height, webpWidth }] of Object.entries(pictures)) {
    const data = readFileSync(new URL(`${name}-${webpWidth}.webp`, folder))
    // VP8's key frame: 14 bits each of width and height (RFC 6386, 9.1).
    expect(data.subarray(12, 16).toString('latin1')).toBe('VP8 ')
    expect(data.readUInt16LE(26) & 0x3fff).toBe(webpWidth)
    expect((data.readUInt16LE(28) & 0x3fff) / webpWidth).toBeCloseTo(height / width, 2)
  }
})

test('all pictures together are smaller than one photograph', () => {
  expect(files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0)).toBeLessThan(320_000)
})
