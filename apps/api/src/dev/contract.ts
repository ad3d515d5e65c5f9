import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../env.ts'

const run = promisify(execFile)

/** Runs a program that writes compiled sources. @returns why it failed, if it did */
async function compile(program: string, problem: string): Promise<string | undefined> {
  try {
    await run(process.execPath, [path.join(projectRoot, program)])
    return undefined
  } catch (error) {
    const output: unknown = error instanceof Error ? Reflect.get(error, 'stderr') : undefined
    return `${problem}\n${String(output ?? error)}`
  }
}

/** Generates the contract's files again. @returns what is wrong with its documents, if anything */
export const generateContract = () =>
  compile(
    'packages/contract/bin/gen.mjs',
    'The documents in packages/contract (openapi.yaml, desk/*.yaml) cannot be read, so nothing was generated:',
  )

/** Compiles the message catalogues again. @returns what is wrong with them, if anything */
export const compileMessages = () =>
  compile('packages/messages/bin/generate.mjs', 'The messages in packages/*/messages cannot be compiled:')
