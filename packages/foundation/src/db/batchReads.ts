import type pg from 'pg'
import { noteStatement } from './readTables.ts'

/** What Drizzle passes to `query`. */
type Statement = {
  text: string
  rowMode?: string
  types?: { getTypeParser(oid: number, format?: string): (text: string) => unknown }
}
type Column = { name: string; dataTypeID: number }
type PendingRead = {
  statement: Statement
  values: readonly unknown[]
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** A combined statement and its columns, by the texts it combines. */
const combinedTexts = new Map<string, string>()

/** The columns of each statement, known once it has been executed by itself. */
const columnsByText = new Map<string, readonly Column[]>()

/** Maximum numbers of statements cached: lists of varying length create any number, and combined texts are long. */
const maxCached = { single: 1000, combined: 200 }

const booleanOid = 16

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

/** Whether a statement only reads, and its placeholders can be renumbered: none of its literals looks like one. */
const isRead = (text: string): boolean =>
  /^\s*select\b/i.test(text) &&
  !/\bfor (?:update|share|no key update|key share)\b/i.test(text) &&
  !(text.match(/'[^']*'/g) ?? []).some((literal) => /\$\d/.test(literal))

/**
 * Combines statements into one that returns the rows of each as a JSON array of texts, which are the texts PostgreSQL
 * would have sent.
 */
function combine(reads: readonly PendingRead[]): string {
  const key = reads.map(({ statement }) => statement.text).join('\0')
  const cachedText = combinedTexts.get(key)
  if (cachedText) return cachedText
  let offset = 0
  const parts = reads.map(({ statement: { text }, values }) => {
    const shift = offset
    offset += values.length
    const renumbered = text.replace(/\$(\d+)/g, (_, position: string) => `$${Number(position) + shift}`)
    const names = (columnsByText.get(text) ?? []).map((_, index) => `c${index}`)
    const texts = names.map((name) => `${name}::text`).join(', ')
    return `(select json_agg(array[${texts}]::text[]) from (${renumbered}) as rows(${names.join(', ')}))`
  })
  const text = `select ${parts.join(', ')}`
  if (combinedTexts.size < maxCached.combined) combinedTexts.set(key, text)
  return text
}

/** Converts the texts of a row as the statement's own execution would have. */
function toRows({ statement: { text, rowMode, types } }: PendingRead, rows: readonly (string | null)[][]): unknown[] {
  const columns = columnsByText.get(text) ?? []
  const parsers = columns.map(({ dataTypeID }) => types?.getTypeParser(dataTypeID, 'text') ?? String)
  const parse = (value: string | null, index: number): unknown => {
    if (value === null) return null
    const isBoolean = columns[index]?.dataTypeID === booleanOid
    return parsers[index]?.(isBoolean ? value.slice(0, 1) : value)
  }
  if (rowMode === 'array') return rows.map((row) => row.map(parse))
  return rows.map((row) =>
    Object.fromEntries(row.map((value, index) => [columns[index]?.name ?? '', parse(value, index)])),
  )
}

/**
 * Wraps a connection so that reads issued at the same time are sent as one statement. Each statement is executed by itself
 * the first time, which reveals its columns; after that, a page costs one round trip for each step of its reads.
 * @param client a connection with an open transaction that only reads
 */
export function batchReads(client: pg.PoolClient): pg.PoolClient {
  let pendingReads: PendingRead[] = []
  let isScheduled = false

  const runAlone = async ({ statement, values, resolve, reject }: PendingRead) => {
    try {
      const result = await client.query({ ...statement, values: [...values] })
      if (isRead(statement.text) && columnsByText.size < maxCached.single)
        columnsByText.set(
          statement.text,
          result.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })),
        )
      resolve(result)
    } catch (error) {
      reject(error)
    }
  }

  const runCombined = async (reads: readonly PendingRead[]) => {
    // Several parts of a page may read the same.
    const readsByKey = new Map<string, PendingRead[]>()
    for (const read of reads) {
      const key = JSON.stringify([read.statement.text, read.values])
      readsByKey.set(key, [...(readsByKey.get(key) ?? []), read])
    }
    const groups = [...readsByKey.values()]
    try {
      const distinctReads = groups.flatMap(([first]) => first ?? [])
      const values = distinctReads.flatMap((read) => [...read.values])
      const text = combine(distinctReads)
      const { rows } = await client.query<(string | null)[][][]>({ text, values, rowMode: 'array' })
      groups.forEach((group, index) => {
        for (const read of group) {
          const resultRows = toRows(read, rows[0]?.[index] ?? [])
          read.resolve({ command: 'SELECT', rows: resultRows, rowCount: resultRows.length, fields: [] })
        }
      })
    } catch (error) {
      for (const { reject } of reads) reject(error)
    }
  }

  const runPending = async () => {
    while (pendingReads.length > 0) {
      const reads = pendingReads
      pendingReads = []
      const knownReads = reads.filter(({ statement }) => columnsByText.has(statement.text))
      if (knownReads.length > 1) await runCombined(knownReads)
      for (const read of reads) if (knownReads.length < 2 || !knownReads.includes(read)) await runAlone(read)
    }
    isScheduled = false
  }

  const query = (statement: unknown, values?: unknown): unknown => {
    if (!isStatement(statement)) return Reflect.apply(client.query, client, [statement, values])
    noteStatement(statement.text)
    return new Promise((resolve, reject) => {
      const ownValues = 'values' in statement && Array.isArray(statement.values) ? statement.values : []
      pendingReads.push({ statement, values: Array.isArray(values) ? values : ownValues, resolve, reject })
      if (isScheduled) return
      isScheduled = true
      // After everything that is ready to read has issued its statements.
      setImmediate(() => void runPending())
    })
  }
  return new Proxy(client, {
    get: (target, key): unknown => (key === 'query' ? query : Reflect.get(target, key)),
  })
}
