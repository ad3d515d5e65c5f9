import { wallClock, zonedInstant } from '@minaret/timetable'
import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { readFeed } from '../feed.ts'
import type { TvPages } from '../pages.ts'
import { displayMessages as say } from './messages/index.ts'

/** What drawing a preview takes: absent where displays are not served. */
export type PreviewServices = { tvPages?: Pick<TvPages, 'preview' | 'release'> }

/** From the beginning of today to the end of the same day next year, in milliseconds. */
const most = 366 * 86_400_000

/** `HH:MM` as minutes of the clock. */
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** What a display shows at an hour, drawn from what is planned for it now. */
export const previewOperations = {
  async displayPreview({ db, tenant, now, query, tvPages }) {
    if (!tvPages) return refuse(404, say.noPreview)
    const { timeZone } = tenant.config
    const clock = wallClock(now, timeZone)
    const at =
      query.day === undefined && query.time === undefined
        ? now
        : zonedInstant(
            query.day ?? clock.date,
            query.time === undefined ? clock.minutes : minutesOf(query.time),
            timeZone,
          )
    if (at.getTime() < zonedInstant(clock.date, 0, timeZone).getTime() || at.getTime() > now.getTime() + most)
      return refuse(422, say.previewRange, { day: say.previewRange })
    const orientation = query.orientation ?? 'landscape'
    const feed = await db((tx) => readFeed(tx, tenant, at))
    const release = await tvPages.release(tenant.config)
    const shown = { ...feed, screen: '', release, reload: 0 }
    const svg = await tvPages.preview({ tenant: tenant.config, feed: shown, now: at.getTime(), orientation })
    return done({ svg, at: at.toISOString() })
  },
} satisfies DeskOperations<'displayPreview', PreviewServices>
