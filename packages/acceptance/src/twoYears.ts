import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { importTimetable } from '../../times/src/prayer/importTimetable.ts'
import { storeSchedule } from '../../times/src/prayer/writeSchedule.ts'
import type { TestServer } from './testServer.ts'

/** Imports the demonstration's timetables of 2026 and 2027 for a mosque, and adds two Jumu'ahs. */
export async function importTwoYears({ database }: Pick<TestServer, 'database'>, tenantId: string): Promise<void> {
  const { resolve } = createRequire(import.meta.url)
  for (const year of [2026, 2027]) {
    const name = `masjid-an-noor-${year}.csv`
    const text = await readFile(resolve(`@minaret/timetable/fixtures/${name}`), 'utf8')
    const { ok } = await importTimetable(database, tenantId, { name, text })
    if (!ok) throw new Error(`${name} could not be imported.`)
  }
  const createSlot = (name: string, always: string) => ({ name, rules: { always } })
  await database.forTenant(tenantId)((tx) =>
    storeSchedule(tx, tenantId, {
      jamaat: {},
      jumuah: [createSlot('First', '13:15'), createSlot('Second', '14:00')],
      eid: [],
    }),
  )
}
