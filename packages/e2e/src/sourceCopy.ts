import { cp, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Generated files, and files that are not sources. */
const excludedNames = new Set([
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
  /** Edits a file. @throws if the text is not found */
  edit(file: string, from: string | RegExp, to: string): Promise<void>
  /** Restores a file. */
  restore(file: string): Promise<void>
  remove(): Promise<void>
}

/** Copies the sources. Links to our packages point into the copy, those to npm packages to the installed ones. */
export async function copySources(): Promise<SourceCopy> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'minaret-sources-')))
  await cp(root, folder, {
    recursive: true,
    // Keeps relative links, so that they stay within the copy.
    verbatimSymlinks: true,
    filter: (file) => !excludedNames.has(path.basename(file)),
  })
  await symlink(path.join(root, 'node_modules/.pnpm'), path.join(folder, 'node_modules/.pnpm'))
  const writeTo = (file: string, text: string) => writeFile(path.join(folder, file), text)
  return {
    folder,
    async edit(file, from, to) {
      const text = await readFile(path.join(folder, file), 'utf8')
      const editedText = text.replace(from, to)
      if (editedText === text) throw new Error(`${file} does not contain ${String(from)}.`)
      await writeTo(file, editedText)
    },
    restore: async (file) => writeTo(file, await readFile(path.join(root, file), 'utf8')),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
