import type { Database } from '../../foundation/src/db/database.ts'
import { activities, banners, campaigns, events, news } from '../../foundation/src/db/schema.ts'

const many = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n))

const day = 86_400_000
const from = Date.now()

const image = { src: '/assets/picture.jpg', width: 1200, height: 800, alt: 'The prayer hall' }

const words = (n: number) => ({
  id: `bench-${n}`,
  title: `The ${n}th gathering of the neighbourhood`,
  summary: 'Everybody is welcome; there is food afterwards, and a place for children.',
  body: `<p>${'It begins after the evening prayer and goes on for about an hour. '.repeat(12)}</p>`,
  image,
  publishedAt: new Date(from - (n + 1) * day),
})

/** Adds the content of several years, so that lists are selected from many rows. */
export async function seed(database: Database, tenantId: string): Promise<void> {
  await database.forTenant(tenantId)(async (tx) => {
    await tx.insert(news).values(many(500, (n) => ({ tenantId, ...words(n) })))
    await tx
      .insert(events)
      .values(
        many(500, (n) => ({ tenantId, ...words(n), startsAt: new Date(from + (n - 400) * day), place: 'Main hall' })),
      )
    await tx.insert(activities).values(many(20, (n) => ({ tenantId, ...words(n), weekday: (n % 7) + 1, starts: 1080 })))
    await tx.insert(banners).values(many(3, (n) => ({ tenantId, ...words(n), text: 'Come along.' })))
    await tx.insert(campaigns).values(
      many(12, (n) => ({
        tenantId,
        ...words(n),
        causeId: 'general',
        currency: 'gbp',
        targetMinor: 10_000_000,
        presetsMinor: [1000, 5000],
      })),
    )
  })
  await database.pool.query('ANALYZE')
}
