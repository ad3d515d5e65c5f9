export { ignoreClosedOutput } from './closedOutput.ts'

/** The oldest Node version for the built files. A checkout has its own; a bundle uses the machine's. */
const minMajorVersion = 24

/** Returns the message for a Node version that is too old, or undefined. @param version like `20.19.0` */
export function nodeProblem(version: string): string | undefined {
  return Number(version.split('.', 1)[0]) >= minMajorVersion
    ? undefined
    : `Minaret needs Node ${minMajorVersion} or later, and this is Node ${version}. Install it from https://nodejs.org/en/download, or put the folder of a newer one first in PATH.`
}

/** Exits with a message if Node is too old. Call it before loading modules that an older Node cannot parse. */
export function requireNode(): void {
  const problem = nodeProblem(process.versions.node)
  if (!problem) return
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}
