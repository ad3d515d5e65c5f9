import { cp, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** What is made from the sources, and what is no part of them. */
const leftOut = new Set([
  '.cache',
  '.data',
  '.git',
  '.pnpm',
  '.turbo',
  'dist',
  'docs',
  'storybook-static',
  'test-results',
])

/** A copy of the sources that a test may edit. */
export type SourceCopy = {
  folder: string
  /** Changes a file as an editor does. @throws when the text is not there */
  edit(file: string, from: string | RegExp, to: string): Promise<void>
  /** Puts a file back as it was. */
  restore(file: string): Promise<void>
  remove(): Promise<void>
}

/** Copies the sources, with links to the installed packages: ours lead into the copy, those of npm to what is installed. */
export async function copySources(): Promise<SourceCopy> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'minaret-sources-')))
  await cp(root, folder, {
    recursive: true,
    // They are relative, so that they stay within the copy.
    verbatimSymlinks: true,
    filter: (file) => !leftOut.has(path.basename(file)),
  })
  await symlink(path.join(root, 'node_modules/.pnpm'), path.join(folder, 'node_modules/.pnpm'))
  const write = (file: string, text: string) => writeFile(path.join(folder, file), text)
  return {
    folder,
    async edit(file, from, to) {
      const text = await readFile(path.join(folder, file), 'utf8')
      const edited = text.replace(from, to)
      if (edited === text) throw new Error(`${file} does not contain ${String(from)}.`)
      await write(file, edited)
    },
    restore: async (file) => write(file, await readFile(path.join(root, file), 'utf8')),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
