import { and, asc, desc, gt, lte } from 'drizzle-orm'
import type { DeskAnnouncement } from '@minaret/contract/desk'
import { refuseDomainError, type Wording } from '@minaret/foundation/base'
import { announcements, type Tx } from '@minaret/foundation/db'
import type { DeskOperations } from '@minaret/foundation/operations'
import { done, type Refusal, refuse } from '@minaret/foundation/responses'
import { type AnnouncementCodes, AnnouncementError } from '../AnnouncementError.ts'
import {
  announcementColumns,
  type AnnouncementKind,
  announcementKinds,
  maxLengths,
  defaultDurations,
} from '../announcements.ts'
import { messages as texts } from './messages.gen.ts'
import { addFromDesk, changeFromDesk, endFromDesk, startFromDesk, toDeskAnnouncement } from './writeAnnouncement.ts'

const day = 24 * 60 * 60_000
/** How long announcements stay listed after they end, in milliseconds. */
const listingPeriod = 30 * day

type Fields = { kind: AnnouncementKind; title?: string; text: string; from?: string; until?: string }

/** Adds defaults to the submitted values. @param currentStart the start time of a current announcement */
function withDefaults({ kind, title, text, from, until }: Fields, now: Date, currentStart?: Date) {
  const start = from === undefined ? (currentStart ?? now) : new Date(from)
  const end = until === undefined ? new Date(start.getTime() + defaultDurations[kind]) : new Date(until)
  return { kind, ...(title === undefined ? {} : { title }), text, from: start, until: end }
}

const urgency = (kind: AnnouncementKind) => announcementKinds.indexOf(kind)

/** The current announcements, the most urgent first. */
export async function readCurrentAnnouncements(tx: Tx, now: Date): Promise<DeskAnnouncement[]> {
  const rows = await tx
    .select(announcementColumns)
    .from(announcements)
    .where(and(lte(announcements.fromAt, now), gt(announcements.overAt, now)))
    .orderBy(desc(announcements.fromAt))
  return rows.toSorted((a, b) => urgency(a.kind) - urgency(b.kind)).map(toDeskAnnouncement)
}

/** The desk's responses to an invalid announcement. */
export const announcementWording: Wording<AnnouncementCodes, Refusal> = {
  title: ({ problem }) =>
    refuse(422, problem.code === 'empty' ? texts.titleEmpty : texts.titleForm({ most: maxLengths.title })),
  empty: () => refuse(422, texts.textNeeded),
  long: ({ length, most }) => refuse(422, texts.textLong({ length, most })),
  endsBefore: () => refuse(422, texts.endsBefore),
  over: () => refuse(422, texts.alreadyOver),
}

const refuseInvalid = <T>(work: () => Promise<T>) => refuseDomainError(AnnouncementError, announcementWording, work)

/** The desk operations of announcements. */
export const announcementOperations = {
  announcementList: ({ db, now }) =>
    db(async (tx) => {
      const upcoming = await tx
        .select(announcementColumns)
        .from(announcements)
        .where(gt(announcements.fromAt, now))
        .orderBy(asc(announcements.fromAt))
      const past = await tx
        .select(announcementColumns)
        .from(announcements)
        .where(and(lte(announcements.overAt, now), gt(announcements.overAt, new Date(now.getTime() - listingPeriod))))
        .orderBy(desc(announcements.overAt))
        .limit(50)
      return done({
        on: await readCurrentAnnouncements(tx, now),
        toCome: upcoming.map(toDeskAnnouncement),
        over: past.map(toDeskAnnouncement),
      })
    }),

  announcementAdd: ({ db, member, now, body }) =>
    refuseInvalid(async () => {
      const outcome = await db((tx) => addFromDesk({ tx, accountId: member.accountId, now }, withDefaults(body, now)))
      return done({ announcement: toDeskAnnouncement(outcome.announcement), change: outcome.change }, texts.added)
    }),

  announcementChange: ({ db, member, now, params, body }) =>
    refuseInvalid(async () => {
      const outcome = await db((tx) =>
        changeFromDesk({ tx, accountId: member.accountId, now }, params.announcement, {
          ...withDefaults(body, now),
          version: body.version,
        }),
      )
      if (!outcome) return refuse(404, texts.notFound)
      if ('conflict' in outcome)
        return { status: 409, message: texts.changedSince, data: toDeskAnnouncement(outcome.conflict) }
      return done({ announcement: toDeskAnnouncement(outcome.announcement), change: outcome.change }, texts.saved)
    }),

  async announcementEnd({ db, member, now, params }) {
    const outcome = await db((tx) => endFromDesk({ tx, accountId: member.accountId, now }, params.announcement))
    if (!outcome) return refuse(404, texts.notFound)
    return done({ announcement: toDeskAnnouncement(outcome.announcement), change: outcome.change }, texts.ended)
  },

  async announcementStart({ db, member, now, params }) {
    const outcome = await db((tx) => startFromDesk({ tx, accountId: member.accountId, now }, params.announcement))
    if (!outcome) return refuse(404, texts.notFound)
    if (outcome === 'started') return refuse(409, texts.alreadyShown)
    return done({ announcement: toDeskAnnouncement(outcome.announcement), change: outcome.change }, texts.added)
  },
} satisfies DeskOperations<
  'announcementList' | 'announcementAdd' | 'announcementChange' | 'announcementEnd' | 'announcementStart'
>
