import { eq } from 'drizzle-orm'
import { createSecrets } from '@minaret/foundation/base'
import { type Database, giftAidFilings } from '@minaret/foundation/db'
import { readDetails, saveDetails } from '../charity/index.ts'
import { advanceFiling, buildFiling, type FilingDeps, resolveFiling } from '../filing/index.ts'
import { planClaim, type ClaimOptions } from '../gift-aid/index.ts'

/** A charity's details as its treasurer types them. */
export const typedDetails = {
  hmrcReference: 'AB12345',
  name: 'Masjid an-Noor',
  regulator: 'CCEW',
  regulatorName: '',
  regulatorNumber: '1137948',
  legalForm: 'cio',
  yearEnd: '03-31',
  officialTitle: 'Dr',
  officialFirstName: 'Aisha',
  officialLastName: 'Rahman',
  trustee: '',
  officialPostcode: 's9 5dh',
  officialPhone: '0114 496 0000',
}

/** Thrown in place of an answer: the process is gone, with all it would have written. */
export class ProcessKilled extends Error {}

const ignoreKilled = (error: unknown): void => {
  if (!(error instanceof ProcessKilled)) throw error
}

/** A treasurer of one mosque who files claims, at a time of the test's own. */
export function treasurerOf(
  { database, tenantId, base }: { database: Database; tenantId: string; base: string },
  start = new Date('2026-11-25T12:00:00Z'),
) {
  const clock = { now: start }
  const secrets = createSecrets('7'.repeat(64))
  const deps: FilingDeps = {
    database,
    secrets,
    settings: { service: 'test', vendorId: '8205', version: '1.0', base },
  }
  const db = database.forTenant(tenantId)
  const options = (): ClaimOptions => ({
    mode: 'test',
    timeZone: 'Europe/London',
    now: clock.now,
    before: clock.now,
    aggregate: false,
    include: [],
  })
  const plan = () => db((tx) => planClaim(tx, options()))
  return {
    clock,
    deps,
    db,
    plan,
    enterDetails: () =>
      db(async (tx) => {
        const read = readDetails(typedDetails)
        if ('problems' in read) throw new Error(JSON.stringify(read.problems))
        await saveDetails(tx, read.details, { by: 'treasurer', now: clock.now })
      }),
    async build(expected?: { gifts: number; amountMinor: number }) {
      const lines = (await plan()).schedules.flat()
      return db((tx) =>
        buildFiling(
          tx,
          { tenantId, secrets, settings: deps.settings },
          {
            options: options(),
            credentials: { senderId: 'ISV123', password: 'open <sesame>' },
            expected: expected ?? {
              gifts: lines.reduce((sum, line) => sum + line.gifts.length, 0),
              amountMinor: lines.reduce((sum, line) => sum + line.amountMinor, 0),
            },
            by: 'treasurer',
          },
        ),
      )
    },
    /** Decides what HMRC's answers leave open. @returns whether there was anything to decide */
    decide: (id: string, taken: boolean) =>
      db((tx) => resolveFiling(tx, id, { taken, by: 'treasurer', now: clock.now, service: 'test' })),
    async read(id: string) {
      const [filing] = await db((tx) => tx.select().from(giftAidFilings).where(eq(giftAidFilings.id, id)))
      if (!filing) throw new Error('There is no such filing.')
      return filing
    },
    /**
     * Lets time pass up to each next message, until none is due or so many went out.
     * @param servers how many go on with it at once
     */
    async wait(id: string, most = 200, servers = 1) {
      for (let sent = 0; sent < most; sent += 1) {
        const { nextAt } = await this.read(id)
        if (!nextAt) break
        if (nextAt > clock.now) clock.now = nextAt
        await Promise.all(
          Array.from({ length: servers }, () => advanceFiling(deps, tenantId, id, () => clock.now).catch(ignoreKilled)),
        )
      }
      return this.read(id)
    },
  }
}
