import type { BoxCount } from '@minaret/contract/desk'
import { staffUser } from './desk.ts'
import type { TestServer } from './testServer.ts'

/** Returns a count: £25 in envelopes, £123.45 small cash, £100 in notes, £40 declared and £75 in cheques. */
export const boxCount = (overrides: Partial<BoxCount> = {}): BoxCount => ({
  envelopes: [
    { name: 'Aisha  Rahman ', amountMinor: 2000 },
    { name: 'Yusuf Khan', amountMinor: 500 },
  ],
  smallCashMinor: 12_345,
  largeNotes: 2,
  declaredMinor: 4000,
  cheques: 1,
  chequesMinor: 7500,
  ...overrides,
})

/** The total of {@link boxCount}. */
export const boxTotal = 36_345

/** Creates a mosque in test mode with two counters and a treasurer. @param now a time on 27 November 2026 */
export async function createBoxMosque(server: TestServer, now: Date) {
  const mosque = await server.tenant({ timeZone: 'Europe/London', paymentMode: 'test' })
  const path = `/mosques/${mosque.slug}/box`
  const omar = await staffUser(server, mosque, ['counter'], { name: 'Omar Farooq', now })
  const zaynab = await staffUser(server, mosque, ['counter'], { name: 'Zaynab Ali', now })
  const treasurer = await staffUser(server, mosque, ['treasurer'], { name: 'Fatima Siddiqui', now })
  const createDetails = (overrides = {}) => ({
    day: '2026-11-27',
    cause: 'general',
    second: zaynab.accountId,
    ...overrides,
  })
  async function openSheet(by = omar, overrides = {}): Promise<string> {
    const { body } = await by.post(`${path}/sheets`, createDetails(overrides))
    const { sheet }: { sheet: string } = Object(body.data)
    return sheet
  }
  const save = (
    id: string,
    version = 1,
    overrides: Partial<BoxCount> = {},
    { by = omar, at: detailsOverrides = {} } = {},
  ) => by.post(`${path}/sheets/${id}`, { version, place: createDetails(detailsOverrides), count: boxCount(overrides) })
  const confirm = (by = omar, id = '', version = 2, totalMinor = boxTotal) =>
    by.post(`${path}/sheets/${id}/confirm`, { version, totalMinor })
  return {
    mosque,
    path,
    omar,
    zaynab,
    treasurer,
    createDetails,
    openSheet,
    save,
    confirm,
    /** Creates a sheet that both counters have confirmed. */
    async createClosedSheet(detailsOverrides = {}): Promise<string> {
      const id = await openSheet(omar, detailsOverrides)
      await save(id, 1, {}, { at: detailsOverrides })
      await confirm(omar, id)
      await confirm(zaynab, id)
      return id
    },
    /** Runs a query. @param text SQL with the mosque's id as its only parameter */
    queryRows: async (text: string): Promise<unknown[]> =>
      (await server.database.pool.query<object>(text, [mosque.id])).rows,
  }
}

/** A mosque with counters and a treasurer. */
export type BoxMosque = Awaited<ReturnType<typeof createBoxMosque>>
