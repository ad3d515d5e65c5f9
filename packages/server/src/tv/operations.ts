import { readAnnouncements } from '../content/banners.ts'
import { firstCauses, nextEvents } from '../home/operations.ts'
import { done, refuse, type Operations } from '../http/operation.ts'
import { addDays, wallClock } from '@minaret/timetable'
import { readDays, readToday } from '../prayer/today.ts'
import { findTvScreen, noteScreen } from './screens.ts'

/** How many days a screen can go on without a network: sixty and a few, yesterday among them. */
const daysAhead = 66

/** `GET /api/tv/{token}`: a token that was never given and one that was taken back are alike. */
export const tvOperations = {
  tvView: ({ db, tenant, params, now }) =>
    db(async (tx) => {
      const screen = await findTvScreen(tx, params.token)
      if (!screen) return refuse(404, 'This screen is not known here. Ask the mosque office for its address.')
      await noteScreen(tx, screen, now)
      const yesterday = addDays(wallClock(now, tenant.config.timeZone).date, -1)
      const { days, sky, calculation } = await readDays(tx, tenant, yesterday, daysAhead)
      return done(
        {
          mosque: tenant.config.websiteName,
          language: tenant.config.language,
          screen: screen.name,
          prayer: await readToday(tx, tenant, now),
          days,
          sky,
          ...(calculation ? { calculation } : {}),
          announcements: await readAnnouncements(tx, now),
          events: await nextEvents(tx, tenant, now, 5),
          causes: await firstCauses(tx, tenant, now, 3),
        },
        'OK',
        // The address is a secret.
        { 'referrer-policy': 'no-referrer' },
      )
    }),
} satisfies Operations<'tvView'>
