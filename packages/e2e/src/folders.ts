import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Where the data of a host really is: the folder, and the place outside it that its note names when the host ran as root
 * and its database as somebody who could not reach the folder.
 * @param dir the host's `DATA_DIR`
 */
export async function placesOf(dir: string): Promise<string[]> {
  const folder = path.join(dir, 'postgres')
  const names = await readdir(folder).catch(() => [])
  const notes = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8').catch(() => '')))
  return [dir, ...notes.flatMap((note) => /\/var\/lib\/minaret\/\w+/.exec(note) ?? [])]
}

/** An empty folder for a host's data, and a way to be rid of it and of all that was kept for it elsewhere. */
export async function dataFolder(): Promise<{ dir: string; remove(): Promise<void> }> {
  const dir = await mkdtemp(path.join(tmpdir(), 'minaret-e2e-'))
  return {
    dir,
    async remove() {
      for (const place of await placesOf(dir)) await rm(place, { recursive: true, force: true })
    },
  }
}
