import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * The folders of a server's data: its data folder and, if the server ran as root and its database as a user without access to that
 * folder, the database's own folder, which a file in the data folder names.
 * @param dir the server's `DATA_DIR`
 */
export async function foldersOf(dir: string): Promise<string[]> {
  const folder = path.join(dir, 'postgres')
  const names = await readdir(folder).catch(() => [])
  const fileTexts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8').catch(() => '')))
  return [dir, ...fileTexts.flatMap((text) => /\/var\/lib\/minaret\/\w+/.exec(text) ?? [])]
}

/** Creates an empty data folder. `remove` also deletes data stored for it elsewhere. */
export async function createDataFolder(): Promise<{ dir: string; remove(): Promise<void> }> {
  const dir = await mkdtemp(path.join(tmpdir(), 'minaret-e2e-'))
  return {
    dir,
    async remove() {
      for (const folderPath of await foldersOf(dir)) await rm(folderPath, { recursive: true, force: true })
    },
  }
}
