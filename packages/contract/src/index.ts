import type { components, operations, paths } from './schema.gen.ts'

export type { components, operations, paths }

type Schemas = components['schemas']

/** A key and value of a tenant's configuration, as the server sends it. */
export type ConfigurationItem = Schemas['ConfigurationItem']
export type Plan = Schemas['Plan']
export type Prayer = Schemas['Prayer']
/** A wall-clock time in the tenant's time zone with its instant in UTC. */
export type Moment = Schemas['Moment']
export type PrayerMoments = Schemas['PrayerMoments']
export type HijriDate = Schemas['HijriDate']
export type PrayerDay = Schemas['PrayerDay']
export type PrayerToday = Schemas['PrayerToday']
export type PrayerMonth = Schemas['PrayerMonth']
export type PrayerEmbed = Schemas['PrayerEmbed']
export type Calculation = Schemas['Calculation']
export type Cause = Schemas['Cause']
export type AmountExample = Schemas['AmountExample']
export type Image = Schemas['Image']
/** The ledger a gift belongs to: `demo` moves no money, `test` is the provider's test mode, `live` is real money. */
export type PaymentMode = Schemas['PaymentMode']
export type GiftAttempt = Schemas['GiftAttempt']
/** A gift attempt that a page in the mobile app resumes. */
export type StartedAttempt = Schemas['AttemptBegun']
export type PageToken = Schemas['GiftPass']
export type GiftState = Schemas['GiftState']
export type Decline = Schemas['Decline']
export type GiftStateName = Schemas['GiftStateName']
/** The state of a regular gift. */
export type RegularGiftState = Schemas['CycleStateName']
/** How often a regular gift is collected: on Fridays, monthly, daily. */
export type GiftRhythm = Schemas['GiftRhythm']
/** A regular gift. */
export type RegularGift = Schemas['Cycle']
export type RegularGiftAction = Schemas['CycleAction']
/** A donor's Gift Aid answer. */
export type GiftAidAnswer = Schemas['GiftAidAnswer']
export type Receipt = Schemas['Receipt']
export type GiftNext = Schemas['GiftNext']
export type GiftDetail = Schemas['GiftDetail']
export type VisitorCount = Schemas['VisitorCount']
export type Failure = Schemas['Failure']
/** A weekly activity. */
export type Activity = Schemas['Activity']
export type Banner = Schemas['Banner']
/** A time-limited notice from the mosque. */
export type Announcement = Schemas['Announcement']
/** An event in a list. */
export type Event = Schemas['Event']
export type EventDetail = Schemas['EventDetail']
/** A news item in a list. */
export type NewsItem = Schemas['NewsItem']
export type NewsDetail = Schemas['NewsDetail']
export type Course = Schemas['Course']
/** A section about the mosque in a list. */
export type AboutSummary = Schemas['AboutSummary']
export type AboutSection = Schemas['AboutSection']
/** The "about us" content: sections, team, vacancies. */
export type About = Schemas['About']
export type TeamMember = Schemas['TeamMember']
export type Vacancy = Schemas['Vacancy']
/** A service of the mosque in a list. */
export type Service = Schemas['Service']
export type ServiceDetail = Schemas['ServiceDetail']
export type GalleryImage = Schemas['GalleryImage']
/** A file to download. */
export type Resource = Schemas['Resource']
/** A time-limited campaign in a list. */
export type Campaign = Schemas['Campaign']
export type CampaignDetail = Schemas['CampaignDetail']
/** An item that a campaign needs, with its price. */
export type CampaignNeed = Schemas['CampaignNeed']
/** The need of a campaign that a gift is for, and whether it was applied to it. */
export type GiftNeed = Schemas['GiftNeed']
/** The remainder of a need, returned if a gift for it was rejected. */
export type NeedLeft = Schemas['NeedLeft']
/** An update about a campaign. */
export type CampaignUpdate = Schemas['CampaignUpdate']
/** A gift as shown publicly on a campaign. */
export type WallGift = Schemas['WallGift']
/** A sponsor who matches donations. */
export type CampaignMatch = Schemas['CampaignMatch']
/** A supporter with a personal fundraising link. */
export type Supporter = Schemas['Supporter']
/** A regular gift that a campaign suggests. */
export type CampaignPlan = Schemas['CampaignPlan']
/** A search result. */
export type SearchHit = Schemas['SearchHit']
export type LegalPage = Schemas['LegalPage']
/** A member's own details. */
export type UserDetails = Schemas['UserDetails']
/** A gift in the member's own history. */
export type GiftRecord = Schemas['GiftRecord']
/** A member's giving statement for a period. */
export type Statement = Schemas['Statement']
