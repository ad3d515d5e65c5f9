import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** An empty folder for a host's data, and a way to be rid of it. */
export async function dataFolder(): Promise<{ dir: string; remove(): Promise<void> }> {
  const dir = await mkdtemp(path.join(tmpdir(), 'minaret-e2e-'))
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) }
}
