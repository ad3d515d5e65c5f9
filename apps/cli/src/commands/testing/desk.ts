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
  /** Standard output, without the last line end. */
  out: string
  /** Standard error, likewise. */
  err: string
  /** Standard output parsed as one JSON value. */
  json: unknown
}

/** A real database, with a function that runs commands. */
export type Desk = {
  database: Awaited<ReturnType<typeof testDatabase>>
  secrets: ReturnType<typeof createSecrets>
  tenant(overrides?: Record<string, string>): Promise<TestTenant>
  /** Runs a command; the line is split at its spaces, and arguments with spaces follow separately. */
  type(line: string, ...words: string[]): Promise<CommandResult>
  close(): Promise<void>
}

/** A value of a JSON result, as text. */
export const fieldOf = (json: unknown, name: string): string => String(Reflect.get(Object(json), name))

type Output = Record<'out' | 'err', string[]>

/** The command whose output is written: several may run in parallel. */
const speaker = new AsyncLocalStorage<Output>()

/** Captures what commands write to a stream; other output passes through. */
function listen(stream: NodeJS.WriteStream, name: keyof Output): () => void {
  const write = stream.write.bind(stream)
  stream.write = (part: string | Uint8Array) => {
    const output = speaker.getStore()
    if (!output) return write(part)
    output[name].push(String(part))
    return true
  }
  return () => void (stream.write = write)
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Starts a database for a test file; there is no terminal. */
export async function startDesk(): Promise<Desk> {
  const database = await testDatabase()
  const key = randomBytes(32).toString('hex')
  process.env.DATABASE_URL = database.url
  process.env.SECRETS_KEY = key
  // Each test file has its own data folder: test files run in parallel, and nothing is left in the project.
  const folder = await mkdtemp(path.join(tmpdir(), 'minaret-'))
  process.env.DATA_DIR = folder
  const giveBack = [listen(process.stdout, 'out'), listen(process.stderr, 'err')]
  return {
    database,
    secrets: createSecrets(key),
    tenant: (overrides) => makeTenant(database, overrides),
    async type(line, ...words) {
      const output: Output = { out: [], err: [] }
      const code = await speaker.run(output, () => run([...line.split(' '), ...words]))
      const [out, err] = [output.out.join('').trimEnd(), output.err.join('').trimEnd()]
      return { code, out, err, json: jsonOf(out) }
    },
    async close() {
      for (const give of giveBack) give()
      await database.close()
      await rm(folder, { recursive: true })
    },
  }
}
