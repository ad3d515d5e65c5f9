import { readFileSync } from 'node:fs'
import path from 'node:path'

function read(...parts: readonly string[]): string | undefined {
  try {
    return readFileSync(path.join(...parts), 'utf8')
  } catch {
    return undefined
  }
}

/** The commit a checkout is at, in short; nothing where there is no checkout. */
function commit(root: string): string | undefined {
  const head = read(root, '.git/HEAD')?.trim()
  const name = head?.startsWith('ref: ') ? head.slice(5) : undefined
  const packed = () =>
    read(root, '.git/packed-refs')
      ?.split('\n')
      .find((line) => line.endsWith(` ${name}`))
  const hash = name ? (read(root, '.git', name) ?? packed()) : head
  return /^[0-9a-f]{7}/.exec(hash ?? '')?.[0]
}

/**
 * Which Minaret this is: its version, as the `package.json` of the project has it, and its build.
 * @param root the folder of the checkout, or of the bundle
 * @param buildId what the operator calls it
 */
export function readBuild(root: string, buildId?: string): { version: string; build: string } {
  const [, version = 'unknown'] = /"version": "([^"]+)"/.exec(read(root, 'package.json') ?? '') ?? []
  return { version, build: buildId ?? commit(root) ?? 'unknown' }
}
