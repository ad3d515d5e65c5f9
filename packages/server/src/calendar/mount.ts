import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mayCall } from '@minaret/plans'
import type { Database, Tx } from '../db/database.ts'
import { sendRefusal } from '../http/envelope.ts'
import { etagOf, sendTagged } from '../http/etag.ts'
import { refuse, type Refusal } from '../http/operation.ts'
import { everybody, shownFor } from '../http/reading.ts'
import { createShelf } from '../http/shelf.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { eventCalendar } from './events.ts'
import { prayerCalendar } from './prayers.ts'

const calendars = {
  prayerCalendar: { url: '/calendar/prayer-times.ics', make: prayerCalendar },
  eventCalendar: { url: '/calendar/events.ics', make: eventCalendar },
} satisfies Record<
  string,
  { url: string; make: (tx: Tx, tenant: Tenant, now: Date, alarm?: number) => Promise<string> }
>

/** Minutes of `?alarm=`; nothing when it is not asked for, and a refusal when it is not a number of minutes. */
function alarmOf({ query }: FastifyRequest): number | Refusal | undefined {
  const asked: unknown = typeof query === 'object' && query ? Reflect.get(query, 'alarm') : undefined
  if (asked === undefined) return undefined
  if (typeof asked === 'string' && /^\d{1,3}$/.test(asked) && Number(asked) <= 120) return Number(asked)
  return refuse(422, 'Some of that needs another look.', {
    alarm: 'Give whole minutes from 0 to 120, for example alarm=15.',
  })
}

const notOffered = refuse(404, 'This is not part of what this site offers.')

type Calendars = {
  app: FastifyInstance
  database: Database
  now: () => Date
  /** Finds the tenant a request speaks to, or refuses, also whoever asks too often. */
  tenantOf(request: FastifyRequest): Promise<Tenant | Refusal>
  /** Whether a calendar is kept for a moment. */
  keepReads: boolean
}

/** The two calendars. They answer in no envelope, so they stand beside the calls; what refuses them does. */
export function mountCalendars({ app, database, now, tenantOf, keepReads }: Calendars): void {
  const shelf = createShelf<{ text: string; etag: string }>({
    now: () => now().getTime(),
    most: 16 * 1024 * 1024,
    weigh: ({ text }) => text.length * 2,
  })
  for (const id of ['prayerCalendar', 'eventCalendar'] as const) {
    const { url, make } = calendars[id]
    app.get(url, { config: { operation: id } }, async (request, reply) => {
      const tenant = await tenantOf(request)
      if ('status' in tenant) return sendRefusal(reply, tenant)
      request.tenant = tenant
      if (!mayCall(id, tenant.config)) return sendRefusal(reply, notOffered)
      const alarm = id === 'prayerCalendar' ? alarmOf(request) : undefined
      if (typeof alarm === 'object') return sendRefusal(reply, alarm)
      const written = async () => {
        const text = await database.forTenant(tenant.id)((tx) => make(tx, tenant, now(), alarm))
        return { text, etag: etagOf(text) }
      }
      const made = keepReads
        ? await shelf.get(`${id} ${alarm ?? '-'} ${tenant.id} ${tenant.revision}`, shownFor, written)
        : await written()
      return sendTagged(request, reply, made, {
        type: 'text/calendar; charset=utf-8',
        cacheControl: everybody,
      })
    })
  }
}
