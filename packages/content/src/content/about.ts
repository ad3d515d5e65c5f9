import { and, eq, gte } from 'drizzle-orm'
import { contentContact } from '@minaret/plans'
import { wallClock } from '@minaret/timetable'
import { aboutSections, teamMembers, vacancies } from '@minaret/foundation/db'
import { type Operations } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import { sanitise } from '@minaret/foundation/rich-text'
import { omitNulls, isPublished } from '@minaret/foundation/pagination'
import { getTranslationLanguage, translateRows } from '@minaret/foundation/translations'
import { missingOrWithdrawn } from './missing.ts'

/** The maximum number of sections, team members or vacancies on the page. */
const maxRows = 100

/** `GET /api/about-us`, with team and vacancies, and `GET /api/about-us/{id}`. */
export const aboutOperations = {
  async aboutView({ db, tenant, now, query }) {
    const language = getTranslationLanguage({ tenant, query })
    const today = wallClock(now, tenant.config.timeZone).date
    return db(async (tx) => {
      const sections = await tx
        .select({
          id: aboutSections.id,
          title: aboutSections.title,
          summary: aboutSections.summary,
          image: aboutSections.image,
        })
        .from(aboutSections)
        .where(isPublished(aboutSections, now))
        .orderBy(aboutSections.position, aboutSections.id)
        .limit(maxRows)
      const team = await tx
        .select()
        .from(teamMembers)
        .where(isPublished(teamMembers, now))
        .orderBy(teamMembers.position, teamMembers.id)
        .limit(maxRows)
      const openVacancies = await tx
        .select()
        .from(vacancies)
        .where(and(isPublished(vacancies, now), gte(vacancies.overOn, today)))
        .orderBy(vacancies.position, vacancies.id)
        .limit(maxRows)
      return done({
        sections: (await translateRows(tx, 'about', language, sections)).map(omitNulls),
        team: (await translateRows(tx, 'team', language, team)).map(omitNulls),
        vacancies: (await translateRows(tx, 'vacancies', language, openVacancies)).map((row) => ({
          ...omitNulls(row),
          body: sanitise(row.body),
          contact: contentContact(row.contact),
        })),
      })
    })
  },

  async aboutSectionView(call) {
    const { db, params, now } = call
    const [row] = await db(async (tx) =>
      translateRows(
        tx,
        'about',
        getTranslationLanguage(call),
        await tx
          .select()
          .from(aboutSections)
          .where(and(eq(aboutSections.id, params.id), isPublished(aboutSections, now))),
      ),
    )
    return row ? done({ ...omitNulls(row), body: sanitise(row.body) }) : missingOrWithdrawn(db, 'page', params.id)
  },
} satisfies Operations<'aboutView' | 'aboutSectionView'>
