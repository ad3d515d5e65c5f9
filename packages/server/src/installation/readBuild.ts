import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The file in which a bundle has its build, since it has no history. */
export const buildFile = 'BUILD_ID'

function read(...parts: readonly string[]): string | undefined {
  try {
    return readFileSync(path.join(...parts), 'utf8').trim()
  } catch {
    return undefined
  }
}

/** Git's folder for a checkout; a worktree has a file in its place, which names it. */
function gitFolder(root: string): string {
  const pointer = /^gitdir: (.+)$/.exec(read(root, '.git') ?? '')?.[1]
  return pointer ? path.resolve(root, pointer) : path.join(root, '.git')
}

/** The commit a checkout is at, in short; undefined if there is no checkout. */
function commit(root: string): string | undefined {
  const folder = gitFolder(root)
  // Branches are those of the checkout a worktree belongs to.
  const shared = path.resolve(folder, read(folder, 'commondir') ?? '')
  const head = read(folder, 'HEAD')
  const name = head?.startsWith('ref: ') ? head.slice(5) : undefined
  const packed = () =>
    read(shared, 'packed-refs')
      ?.split('\n')
      .find((line) => line.endsWith(` ${name}`))
  const hash = name ? (read(shared, name) ?? packed()) : head
  return /^[0-9a-f]{7}/.exec(hash ?? '')?.[0]
}

/**
 * Which Minaret this is: its version, as the `package.json` of the project has it, and its build.
 * @param root the folder of the checkout, or of the bundle
 * @param buildId what the operator calls it; otherwise the commit of the checkout, or the one a bundle was made of
 */
export function readBuild(root: string, buildId?: string): { version: string; build: string } {
  const [, version = 'unknown'] = /"version": "([^"]+)"/.exec(read(root, 'package.json') ?? '') ?? []
  return { version, build: buildId ?? read(root, buildFile) ?? commit(root) ?? 'unknown' }
}
