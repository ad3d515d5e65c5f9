import type { ContentKindName } from '@minaret/contract/desk'
import { inEachLanguage, type LocalizedText } from '@minaret/foundation/i18n'
import { messages as say } from './messages.gen.ts'

const nouns: Readonly<Record<ContentKindName, LocalizedText>> = {
  news: say.kindNews,
  events: say.kindEvents,
  services: say.kindServices,
  classes: say.kindClasses,
  courses: say.kindCourses,
  activities: say.kindActivities,
  causes: say.kindCauses,
  campaigns: say.kindCampaigns,
  about: say.kindAbout,
  team: say.kindTeam,
  vacancies: say.kindVacancies,
  banners: say.kindBanners,
  gallery: say.kindGallery,
  resources: say.kindResources,
  legal: say.kindLegal,
}

/** A thing in the middle of a sentence: what it is, and what it is called. */
export const nameThing = (name: ContentKindName, title: string): LocalizedText =>
  say.thing({ kind: nouns[name], title })

/** What a thing was on the site, for whoever chooses between two states of it. */
export function describeState(state: string, title: string): LocalizedText {
  if (state === 'published') return say.onSite({ title })
  return state === 'absent' ? say.nothing : say.hidden({ title })
}

/** A moment by the mosque's clocks, in each language. */
export const momentText = (at: Date, timeZone: string): LocalizedText =>
  inEachLanguage((language) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
    }).format(at),
  )
