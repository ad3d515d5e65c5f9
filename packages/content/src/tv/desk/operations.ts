import type { DeskDisplay } from '@minaret/contract/desk'
import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { getSiteLink } from '@minaret/foundation/tenancy'
import {
  findTvScreenToChange,
  listTvScreens,
  readScreenName,
  reloadTvScreens,
  revokeDisplay,
  type TvScreen,
} from '../admin.ts'
import { getScreenHealth } from '../health.ts'
import { addDisplay } from './addDisplay.ts'
import { messages as texts } from './messages.gen.ts'
import { type PreviewServices, previewOperations } from './preview.ts'
import { orRefusal } from './refusals.ts'
import { logDisplay, saveDisplay, versionOf } from './writeDisplay.ts'

/** Converts a display to the desk API’s format, with its current health. */
function toDeskDisplay(screen: TvScreen, now: Date): DeskDisplay {
  const { id, name, orientation, createdAt, seenAt, beat } = screen
  const health = getScreenHealth(screen, now)
  return {
    id,
    name,
    ...(orientation ? { orientation } : {}),
    createdAt: createdAt.toISOString(),
    ...(seenAt ? { seenAt: seenAt.toISOString() } : {}),
    health,
    ...(health === 'clock' ? { clockMinutes: Math.round((beat?.offsetMs ?? 0) / 60_000) } : {}),
    version: versionOf(screen),
  }
}

/** Operations on a mosque’s displays. */
export const displayOperations = {
  ...previewOperations,

  displayList: ({ db, tenant, now }) =>
    db(async (tx) =>
      done({
        displays: (await listTvScreens(tx)).map((screen) => toDeskDisplay(screen, now)),
        connectAt: getSiteLink(tenant, '/tv'),
      }),
    ),

  displayAdd: async (call) => {
    const result = await addDisplay(call)
    if ('status' in result) return result
    return done({ display: toDeskDisplay(result.screen, call.now), change: result.change }, texts.added)
  },

  displayChange: ({ db, member, now, params, body }) =>
    orRefusal(() =>
      db(async (tx) => {
        const name = await readScreenName(tx, body.name, params.display)
        const result = await saveDisplay({ tx, accountId: member.accountId, now }, params.display, {
          name,
          orientation: body.orientation ?? null,
          version: body.version,
          kind: 'displayChanged',
        })
        if (!result) return refuse(404, texts.notFound)
        if ('conflict' in result)
          return { status: 409, message: texts.changedSince, data: toDeskDisplay(result.conflict, now) }
        const { screen, change } = result
        return done(
          { display: toDeskDisplay(screen, now), ...(change ? { change } : {}) },
          change ? texts.saved : texts.unchanged,
        )
      }),
    ),

  displayReload: ({ db, member, now, params }) =>
    db(async (tx) => {
      const [screen] = await reloadTvScreens(tx, params.display)
      if (!screen) return refuse(404, texts.notFound)
      await logDisplay({ tx, accountId: member.accountId, now }, 'displayReloaded', screen.id, { before: screen })
      return done({}, texts.reloads)
    }),

  displayRevoke: ({ db, member, now, params }) =>
    db(async (tx) => {
      const screen = await findTvScreenToChange(tx, params.display)
      if (!screen) return refuse(404, texts.notFound)
      await revokeDisplay(tx, screen.id, now)
      await logDisplay({ tx, accountId: member.accountId, now }, 'displayRevoked', screen.id, { before: screen })
      return done({}, texts.revoked)
    }),
} satisfies DeskOperations<
  | 'displayPreview'
  | 'displayPreviewAnnouncement'
  | 'displayList'
  | 'displayAdd'
  | 'displayChange'
  | 'displayReload'
  | 'displayRevoke',
  PreviewServices
>
