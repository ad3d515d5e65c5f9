import type { ContentKindName } from '@minaret/contract/desk'
import { inEachLanguage, type LocalizedText } from '@minaret/foundation/i18n'
import { messages as texts } from './messages.gen.ts'

const nouns: Readonly<Record<ContentKindName, LocalizedText>> = {
  news: texts.kindNews,
  events: texts.kindEvents,
  services: texts.kindServices,
  classes: texts.kindClasses,
  courses: texts.kindCourses,
  activities: texts.kindActivities,
  causes: texts.kindCauses,
  campaigns: texts.kindCampaigns,
  about: texts.kindAbout,
  team: texts.kindTeam,
  vacancies: texts.kindVacancies,
  banners: texts.kindBanners,
  gallery: texts.kindGallery,
  resources: texts.kindResources,
  legal: texts.kindLegal,
}

/** The kind and title of a content item, for use in a sentence. */
export const nameItem = (name: ContentKindName, title: string): LocalizedText =>
  texts.kindAndTitle({ kind: nouns[name], title })

/** Describes a state of a content item, for a conflict message. */
export function describeState(state: string, title: string): LocalizedText {
  if (state === 'published') return texts.onSite({ title })
  return state === 'absent' ? texts.noItem : texts.hidden({ title })
}

/** A time in the mosque's zone, in each language. */
export const formatTime = (time: Date, timeZone: string): LocalizedText =>
  inEachLanguage((language) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
    }).format(time),
  )
