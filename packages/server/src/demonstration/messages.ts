import { contactMessages, currentTenant, type Database } from '@minaret/foundation/db'

/** Sample messages to a demonstration mosque; `hours` is their age when it is loaded. */
const samples = [
  {
    id: 'demonstrationVisit0001',
    topic: 'visit',
    name: 'Hannah Clarke',
    subject: 'A visit from our school',
    message:
      'Hello, I teach Year 6 at Hill Top Primary. Could 28 children and four adults visit one morning in December? We can come any day but Wednesday.',
    hours: 5,
  },
  {
    id: 'demonstrationNikah0002',
    topic: 'services',
    name: 'Bilal Ahmed',
    subject: 'Nikah in March',
    message: 'Assalamu alaikum. Is Saturday 13 March free for a nikah after Asr, and which papers do we need to bring?',
    hours: 27,
  },
  {
    id: 'demonstrationLost00003',
    topic: 'general',
    name: 'Sumayyah Begum',
    subject: 'Lost glasses',
    message:
      'I think I left my glasses by the shoe racks after Jumu’ah. Brown frame, in a green case. Has anybody found them?',
    hours: 52,
  },
  {
    id: 'demonstrationImam00004',
    topic: 'imam',
    name: 'Anonymous',
    subject: null,
    message:
      'My father is ill and cannot fast this year. He worries about it every day. What should he do, and how do we work out what to give?',
    hours: 9,
  },
]

const hour = 3_600_000

/** Inserts the missing sample messages. Their email addresses are undeliverable (RFC 2606). */
export const addMessages = (database: Database, tenantId: string, now: Date): Promise<unknown> =>
  database.forTenant(tenantId)((tx) =>
    tx
      .insert(contactMessages)
      .values(
        samples.map(({ hours, id, ...sample }) => ({
          ...sample,
          id,
          tenantId: currentTenant,
          email: `${sample.topic}@visitor.invalid`,
          emailKey: `${sample.topic}@visitor.invalid`,
          language: 'en',
          createdAt: new Date(now.getTime() - hours * hour),
        })),
      )
      .onConflictDoNothing(),
  )
