import { randomBytes } from 'node:crypto'
import { createSecrets } from '@minaret/server'
import { makeTenant, testDatabase, type TestTenant } from '@minaret/server/testing'
import { run } from '../frame/run.ts'

/** What a command said, and what it ended with. */
export type Said = {
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
  type(line: string, ...words: string[]): Promise<Said>
  close(): Promise<void>
}

/** Takes what is written to a stream until it is given back. */
function listen(stream: NodeJS.WriteStream): { said: () => string; stop: () => void } {
  const parts: string[] = []
  const { write } = stream
  stream.write = (part: string | Uint8Array) => {
    parts.push(String(part))
    return true
  }
  return { said: () => parts.join('').trimEnd(), stop: () => void (stream.write = write) }
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
  return {
    database,
    secrets: createSecrets(key),
    tenant: (overrides) => makeTenant(database, overrides),
    async type(line, ...words) {
      const [out, err] = [listen(process.stdout), listen(process.stderr)]
      try {
        const code = await run([...line.split(' '), ...words])
        return { code, out: out.said(), err: err.said(), json: jsonOf(out.said()) }
      } finally {
        out.stop()
        err.stop()
      }
    },
    close: () => database.close(),
  }
}
