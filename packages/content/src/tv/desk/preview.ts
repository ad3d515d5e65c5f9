import { wallClock, zonedInstant } from '@minaret/timetable'
import type { DeskOperations } from '@minaret/foundation/operations'
import { newPublicId } from '@minaret/foundation/db'
import { done, refuse } from '@minaret/foundation/responses'
import type { Tenant } from '@minaret/foundation/tenancy'
import { readFeed } from '../feed.ts'
import type { TvPages } from '../pages.ts'
import { messages as texts } from './messages.gen.ts'

/** The dependencies of previews, undefined if displays are not served. */
export type PreviewServices = { tvPages?: Pick<TvPages, 'preview' | 'release'> }

/** How far ahead a preview can be, in milliseconds: until the same day next year. */
const maxAhead = 366 * 86_400_000

/** Converts `HH:MM` to minutes after midnight. */
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

type Feed = Awaited<ReturnType<typeof readFeed>>

/** Renders a feed as the mosque’s displays would at an instant. */
async function renderPreview(
  { tenant, tvPages }: { tenant: Tenant; tvPages: NonNullable<PreviewServices['tvPages']> },
  feed: Feed,
  time: Date,
  orientation: 'landscape' | 'portrait',
) {
  const displayFeed = { ...feed, screen: '', release: await tvPages.release(tenant.config), reload: 0 }
  const svg = await tvPages.preview({ tenant: tenant.config, feed: displayFeed, now: time.getTime(), orientation })
  return done({ svg, at: time.toISOString() })
}

/** Previews of a display at a given time, from the currently scheduled content. */
export const previewOperations = {
  async displayPreview({ db, tenant, now, query, tvPages }) {
    if (!tvPages) return refuse(404, texts.noPreview)
    const { timeZone } = tenant.config
    const clock = wallClock(now, timeZone)
    const time =
      query.day === undefined && query.time === undefined
        ? now
        : zonedInstant(
            query.day ?? clock.date,
            query.time === undefined ? clock.minutes : minutesOf(query.time),
            timeZone,
          )
    if (time.getTime() < zonedInstant(clock.date, 0, timeZone).getTime() || time.getTime() > now.getTime() + maxAhead)
      return refuse(422, texts.previewRange, { day: texts.previewRange })
    const feed = await db((tx) => readFeed(tx, tenant, time))
    return renderPreview({ tenant, tvPages }, feed, time, query.orientation ?? 'landscape')
  },

  async displayPreviewAnnouncement({ db, tenant, now, body, tvPages }) {
    if (!tvPages) return refuse(404, texts.noPreview)
    const { replaces, from, ...announcement } = body
    const start = from === undefined ? now : new Date(from)
    const time = start > now ? start : now
    if (time.getTime() > now.getTime() + maxAhead) return refuse(422, texts.previewRange, { from: texts.previewRange })
    const feed = await db((tx) => readFeed(tx, tenant, time))
    // A display shows ordinary announcements one after another: the preview shows only the new one.
    const isOrdinary = announcement.kind === 'ordinary'
    const otherAnnouncements = feed.announcements.filter(
      ({ id, kind }) => id !== replaces && !(isOrdinary && kind === 'ordinary'),
    )
    const announcements = [{ id: newPublicId(), ...announcement, from: time.toISOString() }, ...otherAnnouncements]
    return renderPreview({ tenant, tvPages }, { ...feed, announcements }, time, 'landscape')
  },
} satisfies DeskOperations<'displayPreview' | 'displayPreviewAnnouncement', PreviewServices>
