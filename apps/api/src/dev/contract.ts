import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../env.ts'

const run = promisify(execFile)
const folder = path.join(projectRoot, 'packages/contract')

/** Makes the generated files of the contract again. @returns what is wrong with its documents, if anything */
export async function generateContract(): Promise<string | undefined> {
  try {
    await run(process.execPath, ['bin/gen.mjs'], { cwd: folder })
    return undefined
  } catch (error) {
    const output: unknown = error instanceof Error ? Reflect.get(error, 'stderr') : undefined
    return `The documents in packages/contract (openapi.yaml, desk/*.yaml) cannot be read, so nothing was generated:\n${String(output ?? error)}`
  }
}
