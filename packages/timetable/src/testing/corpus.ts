import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { decodeFile } from '../read/decode.ts'
import { readTimetable } from '../read/index.ts'
import type { ReadOptions, ReadTimetable } from '../read/index.ts'

const folder = fileURLToPath(new URL('../../fixtures/corpus/', import.meta.url))

/** Lists the corpus files: tables in the formats of mosques, plugins and spreadsheets. */
export const corpusFiles = (): string[] => readdirSync(folder).toSorted()

/** Reads a corpus file from its bytes, as the server does. */
export function readCorpus(name: string, options: Partial<ReadOptions> = {}): ReadTimetable {
  const result = decodeFile(readFileSync(`${folder}${name}`), name)
  if ('problem' in result) throw new Error(result.problem)
  return readTimetable(result.text, { fileName: name, timeZone: 'Europe/London', ...options })
}
