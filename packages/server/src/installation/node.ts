export { ignoreClosedOutput } from './closedOutput.ts'

/** The oldest Node that runs what is built. A checkout brings its own; a bundle runs on the machine's. */
const oldest = 24

/** What to tell whoever starts it with an older Node; nothing where it will do. @param version like `20.19.0` */
export function nodeProblem(version: string): string | undefined {
  return Number(version.split('.', 1)[0]) >= oldest
    ? undefined
    : `Minaret needs Node ${oldest} or later, and this is Node ${version}. Install it from https://nodejs.org/en/download, or put the folder of a newer one first in PATH.`
}

/** Ends with a sentence where Node is too old. Call it before anything is loaded that an older one cannot read. */
export function demandNode(): void {
  const problem = nodeProblem(process.versions.node)
  if (!problem) return
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}
