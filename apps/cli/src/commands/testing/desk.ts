import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createSecrets } from '@minaret/server'
import { makeTenant, testDatabase, type TestTenant } from '@minaret/acceptance'
import { run } from '../frame/run.ts'

/** What a command said, and what it ended with. */
export type CommandResult = {
  code: number
  /** Standard output, without the last line end. */
  out: string
  /** Standard error, likewise. */
  err: string
  /** Standard output read as one JSON value. */
  json: unknown
}

/** A real database, and somebody who types commands beside it. */
export type Desk = {
  database: Awaited<ReturnType<typeof testDatabase>>
  secrets: ReturnType<typeof createSecrets>
  tenant(overrides?: Record<string, string>): Promise<TestTenant>
  /** Types a command; a line is split at its spaces, what holds spaces comes as a further word. */
  type(line: string, ...words: string[]): Promise<CommandResult>
  close(): Promise<void>
}

/** What a JSON answer says under a name, as text. */
export const fieldOf = (json: unknown, name: string): string => String(Reflect.get(Object(json), name))

type Output = Record<'out' | 'err', string[]>

/** Whose words they are: several commands may be typed at once. */
const speaker = new AsyncLocalStorage<Output>()

/** Takes what commands write to a stream; what others write goes on. */
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

/** Starts a database for a file of tests; nobody sits at a terminal. */
export async function startDesk(): Promise<Desk> {
  const database = await testDatabase()
  const key = randomBytes(32).toString('hex')
  process.env.DATABASE_URL = database.url
  process.env.SECRETS_KEY = key
  // Files of a test are its own: tests run at the same time, and nothing is left in the project.
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
