import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * The folders of a server's data: its data folder, and the folder outside that a note in it names if the server ran as root
 * and its database as a user without access to the data folder.
 * @param dir the server's `DATA_DIR`
 */
export async function foldersOf(dir: string): Promise<string[]> {
  const folder = path.join(dir, 'postgres')
  const names = await readdir(folder).catch(() => [])
  const noteTexts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8').catch(() => '')))
  return [dir, ...noteTexts.flatMap((note) => /\/var\/lib\/minaret\/\w+/.exec(note) ?? [])]
}

/** Creates an empty data folder. `remove` also deletes data stored for it elsewhere. */
export async function dataFolder(): Promise<{ dir: string; remove(): Promise<void> }> {
  const dir = await mkdtemp(path.join(tmpdir(), 'minaret-e2e-'))
  return {
    dir,
    async remove() {
      for (const folderPath of await foldersOf(dir)) await rm(folderPath, { recursive: true, force: true })
    },
  }
}
