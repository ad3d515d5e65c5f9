import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { builtApps, builtFolders } from './builtApps.ts'
import { installation, projectRoot } from './env.ts'

/** What Vite writes of each file it makes. */
type Chunk = { file: string; css?: string[]; assets?: string[] }

/** What has no manifest: files by how their names begin and end, of which there must be at least one. */
const families = [
  ...[
    ['app.', '.js'],
    ['words-en.', '.js'],
    ['words-ar.', '.js'],
    ['words-ur.', '.js'],
    ['', '.css'],
  ].map(([start = '', end = '']) => ({ start: `${builtApps.tv.client}/assets/tv/${start}`, end })),
  ...[builtApps.campaigns, builtApps.website].map(({ faces }) => ({ start: `${faces}/`, end: '.ttf' })),
]

/** A client's files by its manifest; none if there is no manifest, which is then missing itself. */
async function readManifest(client: string): Promise<string[]> {
  const text = await readFile(path.join(projectRoot, client, '.vite/manifest.json'), 'utf8').catch(() => '{}')
  const manifest: Record<string, Chunk> = JSON.parse(text)
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
  return [`.vite/manifest.json`, ...files].map((file) => `${client}/${file}`)
}

/** Every file and folder in a folder; none if it is missing. */
async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(path.join(projectRoot, folder), { recursive: true }).catch(() => undefined)
  return names ? [folder, ...names.map((name) => `${folder}/${name}`)] : []
}

/**
 * The part of `/readyz` that fails while files of the built apps are missing: those that are declared, those a client's
 * manifest names, and those that were there when the server started.
 */
export async function createBuiltFilesCheck(): Promise<{ name: string; probe(): Promise<void> }> {
  const listAll = async () => new Set((await Promise.all(builtFolders.map(listFiles))).flat())
  const { donate, campaigns, website, desk } = builtApps
  const clients = await Promise.all([donate, campaigns, website, desk].map(({ client }) => readManifest(client)))
  const needed = new Set([
    ...Object.values(builtApps).flatMap((app) => Object.values(app)),
    ...clients.flat(),
    ...(await listAll()),
  ])
  return {
    name: 'apps',
    async probe() {
      const present = await listAll()
      const missing = [
        ...[...needed].filter((file) => !present.has(file)),
        ...families
          .filter(({ start, end }) => ![...present].some((file) => file.startsWith(start) && file.endsWith(end)))
          .map(({ start, end }) => `${start}*${end}`),
      ]
      if (missing.length === 0) return
      const named = missing.slice(0, 5).join(', ')
      throw new Error(
        `Files that pages need are missing (${missing.length}): ${named}${missing.length > 5 ? ', …' : ''}. ${installation.rebuild}.`,
      )
    },
  }
}
