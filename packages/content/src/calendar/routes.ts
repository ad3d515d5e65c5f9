import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mayCall } from '@minaret/plans'
import { missing } from '../content/missing.ts'
import type { Database, Tx } from '@minaret/foundation/db'
import { sendRefusal, createEtag, sendTagged, publicRead, httpMessages } from '@minaret/foundation/http'
import { refuse, type Refusal } from '@minaret/foundation/responses'
import { readMaxAge, createReadCache } from '@minaret/foundation/cache'
import { type Language, languages } from '@minaret/foundation/i18n'
import type { Tenant } from '@minaret/foundation/tenancy'
import { getTranslationLanguage } from '@minaret/foundation/translations'
import { eventCalendar } from './events.ts'
import { prayerCalendar } from './prayers.ts'
import { messages as calendarMessages } from './messages.gen.ts'

/** Query parameters: how many minutes before a prayer an alarm rings, a single event, or the language of events. */
type CalendarQuery = { alarm?: number; one?: string; language?: Language }

/** Returns undefined if the single event does not exist. */
type WriteCalendar = (tx: Tx, tenant: Tenant, now: Date, query: CalendarQuery) => Promise<string | undefined>

const calendars: Record<'prayerCalendar' | 'eventCalendar', { url: string; write: WriteCalendar }> = {
  prayerCalendar: {
    url: '/calendar/prayer-times.ics',
    write: (tx, tenant, now, { alarm }) => prayerCalendar(tx, tenant, now, alarm),
  },
  eventCalendar: {
    url: '/calendar/events.ics',
    write: (tx, tenant, now, { one, language }) => eventCalendar(tx, tenant, now, { one, language }),
  },
}

const queryOf = ({ query }: FastifyRequest, name: string): unknown =>
  typeof query === 'object' && query ? Reflect.get(query, name) : undefined

/** Reads the minutes of `?alarm=`. @returns undefined if it is absent, a refusal if it is not a number of minutes */
function alarmOf(request: FastifyRequest): number | Refusal | undefined {
  const value = queryOf(request, 'alarm')
  if (value === undefined) return undefined
  if (typeof value === 'string' && /^\d{1,3}$/.test(value) && Number(value) <= 120) return Number(value)
  return refuse(422, httpMessages.invalid, { alarm: calendarMessages.alarm })
}

/** Reads the event id of `?event=`. @returns undefined if it is absent, a refusal if it is not a valid id */
function eventOf(request: FastifyRequest): string | Refusal | undefined {
  const value = queryOf(request, 'event')
  if (value === undefined) return undefined
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : missing('event')
}

const notOffered = refuse(404, httpMessages.notOffered)

type CalendarDeps = {
  app: FastifyInstance
  database: Database
  now: () => Date
  /** Finds the tenant of a request, or refuses it, for example if the client exceeds its rate limit. */
  tenantOf(request: FastifyRequest): Promise<Tenant | Refusal>
  /** Whether calendars are cached briefly. */
  cacheReads: boolean
}

/** Mounts the two calendars. They are not operations of the contract: their responses have no envelope, although errors do. */
export function mountCalendars({ app, database, now, tenantOf, cacheReads }: CalendarDeps): void {
  const cache = createReadCache<{ text: string; etag: string }>({
    now: () => now().getTime(),
    most: 16 * 1024 * 1024,
    weigh: ({ text }) => text.length * 2,
  })
  for (const id of ['prayerCalendar', 'eventCalendar'] as const) {
    const { url, write } = calendars[id]
    app.get(url, { config: { operation: id } }, async (request, reply) => {
      const tenant = await tenantOf(request)
      if ('status' in tenant) return sendRefusal(reply, tenant)
      request.tenant = tenant
      if (!mayCall(id, tenant.config)) return sendRefusal(reply, notOffered)
      const alarm = id === 'prayerCalendar' ? alarmOf(request) : undefined
      if (typeof alarm === 'object') return sendRefusal(reply, alarm)
      const eventId = id === 'eventCalendar' ? eventOf(request) : undefined
      if (typeof eventId === 'object') return sendRefusal(reply, eventId)
      // A language that is not offered falls back to the mosque's own.
      const requestedLanguage = languages.find((code) => code === queryOf(request, 'language'))
      const language =
        id === 'eventCalendar' ? getTranslationLanguage({ tenant, query: { language: requestedLanguage } }) : undefined
      const writeTagged = async () => {
        const text =
          (await database.forTenant(tenant.id)((tx) => write(tx, tenant, now(), { alarm, one: eventId, language }))) ??
          ''
        return { text, etag: createEtag(text) }
      }
      // A single event is not cached: it is small, and a client can make up any number of ids.
      const calendar =
        cacheReads && eventId === undefined
          ? await cache.get(
              `${id} ${alarm ?? '-'} ${language ?? '-'} ${tenant.id} ${tenant.revision}`,
              readMaxAge,
              writeTagged,
            )
          : await writeTagged()
      if (calendar.text === '') return sendRefusal(reply, missing('event'))
      return sendTagged(request, reply, calendar, {
        type: 'text/calendar; charset=utf-8',
        cacheControl: publicRead,
      })
    })
  }
}
