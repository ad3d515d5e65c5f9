import { campaigns } from '../../../foundation/src/db/campaigns.ts'
import type { Giving } from '../stripe/giving.ts'
import { insertCause } from '../tenants.ts'

/** Opens a mosque with a cause for every frequency and a campaign. In London its cause takes Gift Aid. */
export async function createMosque(giving: Giving, zone: string) {
  const isUk = zone === 'Europe/London'
  const mosque = await giving.mosque({ timeZone: zone, ...(isUk ? { country: 'GB' } : {}) })
  const { database } = giving.server
  const rhythms = { jummah: true, monthly: true, daily: true }
  await insertCause(database, mosque.id, { id: 'every', title: 'Roof', ...rhythms, giftAid: isUk })
  await database.forTenant(mosque.id)((tx) =>
    tx.insert(campaigns).values({
      tenantId: mosque.id,
      id: 'roof',
      causeId: 'every',
      title: 'Roof',
      summary: 's',
      body: 'b',
      currency: 'gbp',
      targetMinor: 1,
      presetsMinor: [],
      publishedAt: new Date('2026-01-01T00:00:00Z'),
    }),
  )
  return mosque
}
