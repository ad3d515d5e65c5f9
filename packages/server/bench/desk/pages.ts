import type { FastifyInstance } from 'fastify'
import { newPublicId } from '../../../foundation/src/db/columns.ts'
import type { Database } from '../../../foundation/src/db/database.ts'
import { contactMessages } from '../../../foundation/src/db/people.ts'
import { writeLog, writeMember } from '../../../foundation/src/staff/index.ts'
import { createTvScreen } from '../../../content/src/tv/screens.ts'
import { type DeskLogin, openDesk } from './login.ts'
import { type BenchRow, type Calls, timesOf, timesRow } from './rows.ts'

type Mosque = { id: string; slug: string }

/** The number of measured mosques, each with the data of one year. */
const measuredMosques = 20

/** Adds the desk data of one year: messages, displays and a log. */
async function seedDesk(database: Database, { id }: Mosque, { accountId }: DeskLogin, now: Date): Promise<void> {
  await database.forStaff(id, { accountId, roles: ['owner'] })(async (tx) => {
    await writeMember(tx, { tenantId: id, accountId, roles: ['owner'] })
    for (let n = 0; n < 200; n += 1)
      await writeLog(tx, {
        accountId,
        kind: 'displayReloaded',
        subject: `display ${n}`,
        content: { values: { name: 'Hall' } },
        now,
      })
  })
  await database.forTenant(id)(async (tx) => {
    const email = 'visitor@example.org'
    const message = {
      tenantId: id,
      topic: 'general',
      name: 'Visitor',
      email,
      emailKey: email,
      message: 'When is Isha?',
    }
    await tx.insert(contactMessages).values(Array.from({ length: 300 }, () => ({ ...message, id: newPublicId() })))
  })
  for (let n = 0; n < 5; n += 1) await createTvScreen(database.forTenant(id), `Hall ${n}`)
}

const pagesOn = (now: Date) => ({
  Today: 'today',
  'a month of times': `times/${now.toISOString().slice(0, 7)}`,
  'a day, with its reasons': `days/${new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10)}`,
  announcements: 'announcements',
  messages: 'messages?show=open',
  displays: 'displays',
  drafts: 'drafts',
  staff: 'staff',
  activity: 'log',
})

/** Measures the pages of the desk in a database with many mosques. @param most milliseconds for the 95th percentile */
export async function measurePages(
  { app, database, login, now }: { app: FastifyInstance; database: Database; login: DeskLogin; now: Date },
  { most, ...calls }: Calls & { most: number },
): Promise<BenchRow[]> {
  const { rows } = await database.pool.query<Mosque>('SELECT id, slug FROM tenants ORDER BY slug LIMIT $1', [
    measuredMosques,
  ])
  for (const mosque of rows) await seedDesk(database, mosque, login, now)
  await database.pool.query('ANALYZE')
  const desk = await openDesk(app, login)
  const mosqueAt = (n: number) => rows[n % rows.length] ?? { id: '', slug: '' }
  const query = async (n: number) => {
    await database.forTenant(mosqueAt(n).id)((tx) => tx.execute('SELECT 1 FROM tenants WHERE id = current_tenant()'))
  }
  await timesOf(calls, query)
  const bare = await timesOf(calls, query)
  const results: BenchRow[] = []
  for (const [name, page] of Object.entries(pagesOn(now))) {
    const pathOf = (n: number) => `/mosques/${mosqueAt(n).slug}/${page}`
    for (let n = 0; n < rows.length; n += 1) await desk.get(pathOf(n))
    const times = await timesOf(calls, async (n) => void (await desk.get(pathOf(n))))
    results.push(timesRow(name, times, bare, most))
  }
  return results
}
