import { campaigns } from '../../db/campaigns.ts'
import type { Giving } from '../stripe/giving.ts'
import { logIn } from '../session.ts'
import { makeCause } from '../tenants.ts'

const giftAid = {
  claim: true,
  wording: 'gift-aid-1',
  scope: 'past_and_future',
  firstName: 'Aisha',
  lastName: 'Rahman',
  house: '4',
  postcode: 'S9 5DH',
}

/** Opens a mosque with one member, a cause for every rhythm and an appeal; in London its gifts are declared for Gift Aid. */
export async function openMosque({ giving, now }: { giving: Giving; now(): Date }, zone: string) {
  const uk = zone === 'Europe/London'
  const mosque = await giving.mosque({ timeZone: zone, ...(uk ? { country: 'GB' } : {}) })
  const { database } = giving.host
  const rhythms = { jummah: true, monthly: true, daily: true }
  await makeCause(database, mosque.id, { id: 'every', title: 'Roof', ...rhythms, giftAid: uk })
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
  const { id } = await logIn(giving.host, mosque, { email: 'aisha@example.org', now: now() })
  return { mosque, userId: id, more: uk ? { giftAid } : {} }
}
