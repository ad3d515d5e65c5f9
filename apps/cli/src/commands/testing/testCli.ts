import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createSecrets } from '@minaret/server'
import { makeTenant, testDatabase, type TestTenant } from '@minaret/acceptance'
import { run } from '../frame/run.ts'

/** A command's output and exit code. */
export type CommandResult = {
  code: number
  /** Standard output, without the final line ending. */
  out: string
  /** Standard error, without the final line ending. */
  err: string
  /** Standard output parsed as one JSON value. */
  json: unknown
}

/** The command line with a real database, for tests. */
export type TestCli = {
  database: Awaited<ReturnType<typeof testDatabase>>
  secrets: ReturnType<typeof createSecrets>
  createTenant(overrides?: Record<string, string>): Promise<TestTenant>
  /** Runs a command; the line is split at its spaces, and arguments with spaces follow separately. */
  run(line: string, ...args: string[]): Promise<CommandResult>
  close(): Promise<void>
}

/** Returns a field of a JSON result as text. */
export const getField = (json: unknown, name: string): string => String(Reflect.get(Object(json), name))

type Output = Record<'out' | 'err', string[]>

/** The output of the current command. Commands may run in parallel. */
const commandOutput = new AsyncLocalStorage<Output>()

/** Captures the output of commands to a stream. Other output passes through. */
function captureStream(stream: NodeJS.WriteStream, name: keyof Output): () => void {
  const write = stream.write.bind(stream)
  stream.write = (chunk: string | Uint8Array) => {
    const output = commandOutput.getStore()
    if (!output) return write(chunk)
    output[name].push(String(chunk))
    return true
  }
  return () => void (stream.write = write)
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Starts a database for a test file, and returns functions that run commands without a terminal. */
export async function startTestCli(): Promise<TestCli> {
  const database = await testDatabase()
  const key = randomBytes(32).toString('hex')
  process.env.DATABASE_URL = database.url
  process.env.SECRETS_KEY = key
  // Each test file has its own data folder, because test files run in parallel and must not leave files in the project.
  const folder = await mkdtemp(path.join(tmpdir(), 'minaret-'))
  process.env.DATA_DIR = folder
  const restoreStreams = [captureStream(process.stdout, 'out'), captureStream(process.stderr, 'err')]
  return {
    database,
    secrets: createSecrets(key),
    createTenant: (overrides) => makeTenant(database, overrides),
    async run(line, ...args) {
      const output: Output = { out: [], err: [] }
      const code = await commandOutput.run(output, () => run([...line.split(' '), ...args]))
      const [out, err] = [output.out.join('').trimEnd(), output.err.join('').trimEnd()]
      return { code, out, err, json: parseJson(out) }
    },
    async close() {
      for (const restoreStream of restoreStreams) restoreStream()
      await database.close()
      await rm(folder, { recursive: true })
    },
  }
}
