import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The file with the build id of a bundle, which has no Git history. */
export const buildFile = 'BUILD_ID'

function readFileIfAny(...parts: readonly string[]): string | undefined {
  try {
    return readFileSync(path.join(...parts), 'utf8').trim()
  } catch {
    return undefined
  }
}

/** Returns a checkout's Git folder; a worktree has a file that points to it. */
function gitFolder(root: string): string {
  const pointer = /^gitdir: (.+)$/.exec(readFileIfAny(root, '.git') ?? '')?.[1]
  return pointer ? path.resolve(root, pointer) : path.join(root, '.git')
}

/** Returns the short commit hash of a checkout; undefined if there is none. */
function readCommit(root: string): string | undefined {
  const folder = gitFolder(root)
  // A worktree shares the branches of its main checkout.
  const sharedFolder = path.resolve(folder, readFileIfAny(folder, 'commondir') ?? '')
  const head = readFileIfAny(folder, 'HEAD')
  const refName = head?.startsWith('ref: ') ? head.slice(5) : undefined
  const readPackedRef = () =>
    readFileIfAny(sharedFolder, 'packed-refs')
      ?.split('\n')
      .find((line) => line.endsWith(` ${refName}`))
  const hash = refName ? (readFileIfAny(sharedFolder, refName) ?? readPackedRef()) : head
  return /^[0-9a-f]{7}/.exec(hash ?? '')?.[0]
}

/**
 * Reads the version from the project's `package.json`, and the build.
 * @param root the folder of the checkout, or of the bundle
 * @param buildId the operator's name for the build; by default the commit of the checkout or bundle
 */
export function readBuild(root: string, buildId?: string): { version: string; build: string } {
  const [, version = 'unknown'] = /"version": "([^"]+)"/.exec(readFileIfAny(root, 'package.json') ?? '') ?? []
  return { version, build: buildId ?? readFileIfAny(root, buildFile) ?? readCommit(root) ?? 'unknown' }
}
