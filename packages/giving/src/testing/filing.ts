import { eq } from 'drizzle-orm'
import { createSecrets } from '@minaret/foundation/base'
import { type Database, giftAidFilings } from '@minaret/foundation/db'
import { readDetails, saveDetails } from '../charity/index.ts'
import { advanceFiling, buildFiling, type FilingDeps, resolveFiling } from '../filing/index.ts'
import { planClaim, type ClaimOptions } from '../gift-aid/index.ts'

/** A charity's details as entered by its treasurer. */
export const detailsDraft = {
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

/** Thrown instead of a response, to simulate a killed process. */
export class ProcessKilled extends Error {}

const ignoreKilled = (error: unknown): void => {
  if (!(error instanceof ProcessKilled)) throw error
}

/** Functions for a mosque's treasurer who files claims, with a clock controlled by the test. */
export function createFilingTreasurer(
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
  const planCurrentClaim = () => db((tx) => planClaim(tx, options()))
  return {
    clock,
    deps,
    db,
    plan: planCurrentClaim,
    enterDetails: () =>
      db(async (tx) => {
        const result = readDetails(detailsDraft)
        if ('problems' in result) throw new Error(JSON.stringify(result.problems))
        await saveDetails(tx, result.details, { by: 'treasurer', now: clock.now })
      }),
    async build(expected?: { gifts: number; amountMinor: number }) {
      const lines = (await planCurrentClaim()).schedules.flat()
      return db((tx) =>
        buildFiling(
          tx,
          { tenantId, secrets, settings: deps.settings },
          {
            options: options(),
            credentials: { senderId: 'ISV123', password: 'open <sesame>' },
            expected: expected ?? {
              gifts: lines.reduce((total, line) => total + line.gifts.length, 0),
              amountMinor: lines.reduce((total, line) => total + line.amountMinor, 0),
            },
            by: 'treasurer',
          },
        ),
      )
    },
    /** Decides a filing with inconclusive responses. @returns whether a decision was open */
    decide: (id: string, wasReceived: boolean) =>
      db((tx) => resolveFiling(tx, id, { wasReceived, by: 'treasurer', now: clock.now, service: 'test' })),
    async read(id: string) {
      const [filing] = await db((tx) => tx.select().from(giftAidFilings).where(eq(giftAidFilings.id, id)))
      if (!filing) throw new Error('There is no such filing.')
      return filing
    },
    /**
     * Advances the clock to each next message, until none is due or the limit is reached.
     * @param servers the number of servers that process it concurrently
     */
    async wait(id: string, maxMessages = 200, servers = 1) {
      for (let messageCount = 0; messageCount < maxMessages; messageCount += 1) {
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
