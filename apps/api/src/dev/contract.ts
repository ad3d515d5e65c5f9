import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../env.ts'

const run = promisify(execFile)

/** Runs a program that writes compiled sources. @returns the error message if it failed */
async function compile(program: string, errorHeading: string): Promise<string | undefined> {
  try {
    await run(process.execPath, [path.join(projectRoot, program)])
    return undefined
  } catch (error) {
    const output: unknown = error instanceof Error ? Reflect.get(error, 'stderr') : undefined
    return `${errorHeading}\n${String(output ?? error)}`
  }
}

/** Regenerates the contract's files. @returns the errors in its documents, if any */
export const generateContract = () =>
  compile(
    'packages/contract/bin/gen.mjs',
    'The documents in packages/contract (openapi.yaml, desk/*.yaml) cannot be read, so nothing was generated:',
  )

/** Recompiles the message catalogues. @returns the errors in them, if any */
export const compileMessages = () =>
  compile('packages/messages/bin/generate.mjs', 'The messages in packages/*/messages cannot be compiled:')
