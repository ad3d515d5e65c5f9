/**
 * Renders the pictures of the demonstration's folders, each mosque's in its own colour: `node bin/folders.ts` writes
 * packages/server/demonstration/<slug>/pictures. Check the result and commit it with the change.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { drawFolderScene, type FolderSceneName } from '../src/demonstration/folderScenes.ts'

const mosques: Record<string, { seed: string; scenes: FolderSceneName[] }> = {
  'an-noor': {
    seed: '#0f5c4d',
    scenes: ['courtyard', 'roof', 'neighbours', 'table', 'books', 'evening', 'window', 'hall', 'night'],
  },
  'al-falah': { seed: '#1d4f91', scenes: ['harbour', 'table', 'neighbours', 'hall', 'garden', 'books', 'evening'] },
  'ar-rahma': { seed: '#8a3b12', scenes: ['terrace', 'books', 'window'] },
  'as-salam': { seed: '#5b3a8e', scenes: ['evening', 'neighbours'] },
  'open-hands': { seed: '#a3274b', scenes: ['garden', 'window', 'neighbours', 'table'] },
  'as-sakinah': {
    seed: '#7a5c12',
    scenes: ['palms', 'courtyard', 'garden', 'table', 'books', 'window', 'tiles', 'hall', 'roof', 'evening', 'night'],
  },
}

let bytes = 0
for (const [slug, { seed, scenes }] of Object.entries(mosques)) {
  const folder = new URL(`../../server/demonstration/${slug}/pictures/`, import.meta.url)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const name of scenes) {
    const image = sharp(Buffer.from(drawFolderScene(name, seed))).removeAlpha()
    // Good enough to be encoded again, and quick to read.
    const data = await image.webp({ quality: 86, effort: 6 }).toBuffer()
    bytes += data.length
    await writeFile(new URL(`${name}.webp`, folder), data)
  }
}
console.log(`${(bytes / 1000).toFixed(0)} kB`)
