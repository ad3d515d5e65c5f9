import type { Database } from '../../foundation/src/db/database.ts'
import { activities, banners, campaigns, events, news } from '../../foundation/src/db/schema.ts'

const generate = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n))

const day = 86_400_000
const now = Date.now()

const image = { src: '/assets/picture.jpg', width: 1200, height: 800, alt: 'The prayer hall' }

const commonFields = (n: number) => ({
  id: `bench-${n}`,
  title: `The ${n}th gathering of the neighbourhood`,
  summary: 'Everybody is welcome; there is food afterwards, and a place for children.',
  body: `<p>${'It begins after the evening prayer and goes on for about an hour. '.repeat(12)}</p>`,
  image,
  publishedAt: new Date(now - (n + 1) * day),
})

/** Adds the content of several years, so that lists are selected from many rows. */
export async function seed(database: Database, tenantId: string): Promise<void> {
  await database.forTenant(tenantId)(async (tx) => {
    await tx.insert(news).values(generate(500, (n) => ({ tenantId, ...commonFields(n) })))
    await tx.insert(events).values(
      generate(500, (n) => ({
        tenantId,
        ...commonFields(n),
        startsAt: new Date(now + (n - 400) * day),
        place: 'Main hall',
      })),
    )
    await tx
      .insert(activities)
      .values(generate(20, (n) => ({ tenantId, ...commonFields(n), weekday: (n % 7) + 1, starts: 1080 })))
    await tx.insert(banners).values(generate(3, (n) => ({ tenantId, ...commonFields(n), text: 'Come along.' })))
    await tx.insert(campaigns).values(
      generate(12, (n) => ({
        tenantId,
        ...commonFields(n),
        causeId: 'general',
        currency: 'gbp',
        targetMinor: 10_000_000,
        presetsMinor: [1000, 5000],
      })),
    )
  })
  await database.pool.query('ANALYZE')
}
