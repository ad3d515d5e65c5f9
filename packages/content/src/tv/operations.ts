import { type Operations } from '@minaret/foundation/operations'
import { done, refuse, ok } from '@minaret/foundation/responses'
import { readHeartbeat } from './heartbeat.ts'
import { readFeed } from './feed.ts'
import type { TvPages } from './pages.ts'
import { findTvScreen, recordScreen } from './screens.ts'
import { messages as tvMessages } from './messages.gen.ts'

/**
 * `GET /api/tv/{token}`. The response is the same for unknown and revoked tokens. Its error names the field `token`, which
 * makes a screen delete all stored data; it must not do so for any other 404.
 */
export const tvOperations = {
  tvView: ({ db, tenant, params, query, now, tvPages }) =>
    db(async (tx) => {
      const screen = await findTvScreen(tx, params.token)
      if (!screen) return refuse(404, tvMessages.unknown, { token: tvMessages.unknown })
      await recordScreen(tx, screen, now, readHeartbeat(query, now))
      return done(
        {
          screen: screen.name,
          ...(screen.orientation ? { orientation: screen.orientation } : {}),
          ...(await readFeed(tx, tenant, now)),
          release: (await tvPages?.release(tenant.config)) ?? '',
          reload: screen.reload,
        },
        ok,
        // The URL is a secret.
        { 'referrer-policy': 'no-referrer' },
      )
    }),
} satisfies Operations<'tvView', { tvPages?: Pick<TvPages, 'release'> }>
