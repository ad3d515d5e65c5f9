import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { builtApps, builtFolders } from './builtApps.ts'
import { installation, projectRoot } from './env.ts'

/** An entry of Vite's manifest. */
type Chunk = { file: string; css?: string[]; assets?: string[] }

/** Files without a manifest, as name prefixes and suffixes; at least one file must match each. */
const filePatterns = [
  ...[
    ['app.', '.js'],
    ['words-en.', '.js'],
    ['words-ar.', '.js'],
    ['words-ur.', '.js'],
    ['', '.css'],
  ].map(([start = '', end = '']) => ({ start: `${builtApps.tv.client}/assets/tv/${start}`, end })),
  ...[builtApps.campaigns, builtApps.website].map(({ faces }) => ({ start: `${faces}/`, end: '.ttf' })),
]

/** The files listed in a client's manifest; without a manifest, only the path of the manifest itself. */
async function readManifest(client: string): Promise<string[]> {
  const text = await readFile(path.join(projectRoot, client, '.vite/manifest.json'), 'utf8').catch(() => '{}')
  const manifest: Record<string, Chunk> = JSON.parse(text)
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
  return [`.vite/manifest.json`, ...files].map((file) => `${client}/${file}`)
}

/** Every file and folder in a folder; empty if the folder is missing. */
async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(path.join(projectRoot, folder), { recursive: true }).catch(() => undefined)
  return names ? [folder, ...names.map((name) => `${folder}/${name}`)] : []
}

/**
 * The `/readyz` check that fails while files of the built apps are missing: declared files, files in a client's
 * manifest, and files that were present when the server started.
 */
export async function createBuiltFilesCheck(): Promise<{ name: string; probe(): Promise<void> }> {
  const listAll = async () => new Set((await Promise.all(builtFolders.map(listFiles))).flat())
  const { donate, campaigns, website, desk } = builtApps
  const clients = await Promise.all([donate, campaigns, website, desk].map(({ client }) => readManifest(client)))
  const requiredFiles = new Set([
    ...Object.values(builtApps).flatMap((app) => Object.values(app)),
    ...clients.flat(),
    ...(await listAll()),
  ])
  return {
    name: 'apps',
    async probe() {
      const existingFiles = await listAll()
      const missingFiles = [
        ...[...requiredFiles].filter((file) => !existingFiles.has(file)),
        ...filePatterns
          .filter(({ start, end }) => ![...existingFiles].some((file) => file.startsWith(start) && file.endsWith(end)))
          .map(({ start, end }) => `${start}*${end}`),
      ]
      if (missingFiles.length === 0) return
      const list = missingFiles.slice(0, 5).join(', ')
      throw new Error(
        `Files needed by pages are missing (${missingFiles.length}): ${list}${missingFiles.length > 5 ? ', …' : ''}. ${installation.rebuild}.`,
      )
    },
  }
}
