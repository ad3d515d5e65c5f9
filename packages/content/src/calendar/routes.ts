import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mayCall } from '@minaret/plans'
import { missing } from '../content/missing.ts'
import type { Database, Tx } from '@minaret/foundation/db'
import { sendRefusal, createEtag, sendTagged, publicRead, httpMessages } from '@minaret/foundation/http'
import { refuse, type Refusal } from '@minaret/foundation/responses'
import { readMaxAge, createReadCache } from '@minaret/foundation/cache'
import { type Language, languages } from '@minaret/foundation/i18n'
import type { Tenant } from '@minaret/foundation/tenancy'
import { otherLanguageOf } from '@minaret/foundation/translations'
import { eventCalendar } from './events.ts'
import { prayerCalendar } from './prayers.ts'
import { messages as calendarMessages } from './messages.gen.ts'

/** What a calendar is asked for: how early it rings, one event alone, or the language of its events. */
type CalendarQuery = { alarm?: number; one?: string; language?: Language }

/** Nothing is made of an event that is not there. */
type WriteCalendar = (tx: Tx, tenant: Tenant, now: Date, query: CalendarQuery) => Promise<string | undefined>

const calendars: Record<'prayerCalendar' | 'eventCalendar', { url: string; make: WriteCalendar }> = {
  prayerCalendar: {
    url: '/calendar/prayer-times.ics',
    make: (tx, tenant, now, { alarm }) => prayerCalendar(tx, tenant, now, alarm),
  },
  eventCalendar: {
    url: '/calendar/events.ics',
    make: (tx, tenant, now, { one, language }) => eventCalendar(tx, tenant, now, { one, language }),
  },
}

const queryOf = ({ query }: FastifyRequest, name: string): unknown =>
  typeof query === 'object' && query ? Reflect.get(query, name) : undefined

/** Minutes of `?alarm=`; nothing when it is not asked for, and a refusal when it is not a number of minutes. */
function alarmOf(request: FastifyRequest): number | Refusal | undefined {
  const asked = queryOf(request, 'alarm')
  if (asked === undefined) return undefined
  if (typeof asked === 'string' && /^\d{1,3}$/.test(asked) && Number(asked) <= 120) return Number(asked)
  return refuse(422, httpMessages.invalid, { alarm: calendarMessages.alarm })
}

/** The event of `?event=`; nothing when none is asked for, and a refusal when there can be none of that name. */
function eventOf(request: FastifyRequest): string | Refusal | undefined {
  const asked = queryOf(request, 'event')
  if (asked === undefined) return undefined
  return typeof asked === 'string' && /^[\w-]{1,64}$/.test(asked) ? asked : missing('event')
}

const notOffered = refuse(404, httpMessages.notOffered)

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
  const cache = createReadCache<{ text: string; etag: string }>({
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
      const one = id === 'eventCalendar' ? eventOf(request) : undefined
      if (typeof one === 'object') return sendRefusal(reply, one)
      // Whoever asks for a language that is not offered reads the mosque's own.
      const wanted = languages.find((each) => each === queryOf(request, 'language'))
      const language = id === 'eventCalendar' ? otherLanguageOf({ tenant, query: { language: wanted } }) : undefined
      const written = async () => {
        const text =
          (await database.forTenant(tenant.id)((tx) => make(tx, tenant, now(), { alarm, one, language }))) ?? ''
        return { text, etag: createEtag(text) }
      }
      // One event alone is small, and anybody can invent names of events: neither is kept.
      const created =
        keepReads && one === undefined
          ? await cache.get(
              `${id} ${alarm ?? '-'} ${language ?? '-'} ${tenant.id} ${tenant.revision}`,
              readMaxAge,
              written,
            )
          : await written()
      if (created.text === '') return sendRefusal(reply, missing('event'))
      return sendTagged(request, reply, created, {
        type: 'text/calendar; charset=utf-8',
        cacheControl: publicRead,
      })
    })
  }
}
