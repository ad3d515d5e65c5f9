import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url))

function read(file: string): string | undefined {
  try {
    return readFileSync(at(file), 'utf8')
  } catch {
    return undefined
  }
}

/** The commit a checkout stands on, in short; nothing where there is no checkout. */
function commit(): string | undefined {
  const head = read('../../../.git/HEAD')?.trim()
  const name = head?.startsWith('ref: ') ? head.slice(5) : undefined
  const packed = () =>
    read('../../../.git/packed-refs')
      ?.split('\n')
      .find((line) => line.endsWith(` ${name}`))
  const hash = name ? (read(`../../../.git/${name}`) ?? packed()) : head
  return /^[0-9a-f]{7}/.exec(hash ?? '')?.[0]
}

/**
 * Which Minaret this is: its version, and its build.
 * @param buildId what the operator calls it
 */
export function readBuild(buildId?: string): { version: string; build: string } {
  const [, version = 'unknown'] = /"version": "([^"]+)"/.exec(read('../package.json') ?? '') ?? []
  return { version, build: buildId ?? commit() ?? 'unknown' }
}
