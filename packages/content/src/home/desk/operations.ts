import { and, asc, desc, gt, lte } from 'drizzle-orm'
import type { DeskAnnouncement } from '@minaret/contract/desk'
import { resultOrRefusal, type Wording } from '@minaret/foundation/base'
import { announcements, type Tx } from '@minaret/foundation/db'
import type { DeskOperations } from '@minaret/foundation/operations'
import { done, type Refusal, refuse } from '@minaret/foundation/responses'
import { type AnnouncementCodes, AnnouncementError } from '../AnnouncementError.ts'
import {
  announcementColumns,
  type AnnouncementKind,
  announcementKinds,
  longest,
  usualLength,
} from '../announcements.ts'
import { messages as texts } from './messages.gen.ts'
import { addFromDesk, changeFromDesk, endFromDesk, toDeskAnnouncement } from './writeAnnouncement.ts'

const day = 24 * 60 * 60_000
/** How far back announcements that are over are listed, in milliseconds. */
const listedFor = 30 * day

type Fields = { kind: AnnouncementKind; title?: string; text: string; from?: string; until?: string }

/** What was sent, with what is usual where nothing was said. @param began since when it is shown, where it is already */
function wantedOf({ kind, title, text, from, until }: Fields, now: Date, began?: Date) {
  const start = from === undefined ? (began ?? now) : new Date(from)
  const end = until === undefined ? new Date(start.getTime() + usualLength[kind]) : new Date(until)
  return { kind, ...(title === undefined ? {} : { title }), text, from: start, until: end }
}

const urgency = (kind: AnnouncementKind) => announcementKinds.indexOf(kind)

/** What is announced now, the most urgent first. */
export async function readCurrentAnnouncements(tx: Tx, now: Date): Promise<DeskAnnouncement[]> {
  const rows = await tx
    .select(announcementColumns)
    .from(announcements)
    .where(and(lte(announcements.fromAt, now), gt(announcements.overAt, now)))
    .orderBy(desc(announcements.fromAt))
  return rows.toSorted((a, b) => urgency(a.kind) - urgency(b.kind)).map(toDeskAnnouncement)
}

/** What the desk answers where something cannot be announced. */
export const announcementWording: Wording<AnnouncementCodes, Refusal> = {
  title: ({ problem }) =>
    refuse(422, problem.code === 'empty' ? texts.titleEmpty : texts.titleForm({ most: longest.title })),
  empty: () => refuse(422, texts.textNeeded),
  long: ({ length, most }) => refuse(422, texts.textLong({ length, most })),
  endsBefore: () => refuse(422, texts.endsBefore),
  over: () => refuse(422, texts.alreadyOver),
}

const orRefusal = <T>(work: () => Promise<T>) => resultOrRefusal(AnnouncementError, announcementWording, work)

/** What the mosque tells everybody for a time. */
export const announcementOperations = {
  announcementList: ({ db, now }) =>
    db(async (tx) => {
      const toCome = await tx
        .select(announcementColumns)
        .from(announcements)
        .where(gt(announcements.fromAt, now))
        .orderBy(asc(announcements.fromAt))
      const over = await tx
        .select(announcementColumns)
        .from(announcements)
        .where(and(lte(announcements.overAt, now), gt(announcements.overAt, new Date(now.getTime() - listedFor))))
        .orderBy(desc(announcements.overAt))
        .limit(50)
      return done({
        on: await readCurrentAnnouncements(tx, now),
        toCome: toCome.map(toDeskAnnouncement),
        over: over.map(toDeskAnnouncement),
      })
    }),

  announcementAdd: ({ db, member, now, body }) =>
    orRefusal(async () => {
      const saved = await db((tx) => addFromDesk({ tx, accountId: member.accountId, now }, wantedOf(body, now)))
      return done({ announcement: toDeskAnnouncement(saved.announcement), change: saved.change }, texts.added)
    }),

  announcementChange: ({ db, member, now, params, body }) =>
    orRefusal(async () => {
      const saved = await db((tx) =>
        changeFromDesk({ tx, accountId: member.accountId, now }, params.announcement, {
          ...wantedOf(body, now),
          version: body.version,
        }),
      )
      if (!saved) return refuse(404, texts.noSuchAnnouncement)
      if ('conflict' in saved)
        return { status: 409, message: texts.changedSince, data: toDeskAnnouncement(saved.conflict) }
      return done({ announcement: toDeskAnnouncement(saved.announcement), change: saved.change }, texts.saved)
    }),

  async announcementEnd({ db, member, now, params }) {
    const saved = await db((tx) => endFromDesk({ tx, accountId: member.accountId, now }, params.announcement))
    if (!saved) return refuse(404, texts.noSuchAnnouncement)
    return done({ announcement: toDeskAnnouncement(saved.announcement), change: saved.change }, texts.ended)
  },
} satisfies DeskOperations<'announcementList' | 'announcementAdd' | 'announcementChange' | 'announcementEnd'>
