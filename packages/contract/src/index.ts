import type { components, operations, paths } from './schema.gen.ts'

export type { components, operations, paths }

type Schemas = components['schemas']

/** One key and value of a tenant's configuration, as the host sends it. */
export type ConfigurationItem = Schemas['ConfigurationItem']
export type Plan = Schemas['Plan']
export type Prayer = Schemas['Prayer']
/** A wall-clock time of the tenant's zone with its instant in UTC. */
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
/** Which ledger a gift belongs to: `demo` moves no money, `test` is the provider's test side, `live` is money. */
export type PaymentMode = Schemas['PaymentMode']
export type GiftAttempt = Schemas['GiftAttempt']
/** An attempt a page of the mobile app goes on with. */
export type AttemptBegun = Schemas['AttemptBegun']
export type GiftPass = Schemas['GiftPass']
export type GiftState = Schemas['GiftState']
export type Decline = Schemas['Decline']
export type GiftStateName = Schemas['GiftStateName']
/** Where a regular gift stands. */
export type CycleStateName = Schemas['CycleStateName']
/** How often a regular gift is collected: on Fridays, monthly, daily. */
export type GiftRhythm = Schemas['GiftRhythm']
/** A regular gift. */
export type Cycle = Schemas['Cycle']
export type CycleAction = Schemas['CycleAction']
/** What a giver says of Gift Aid. */
export type GiftAidAnswer = Schemas['GiftAidAnswer']
export type Receipt = Schemas['Receipt']
export type GiftNext = Schemas['GiftNext']
export type GiftDetail = Schemas['GiftDetail']
export type VisitorCount = Schemas['VisitorCount']
export type Failure = Schemas['Failure']
/** What happens every week. */
export type Activity = Schemas['Activity']
export type Banner = Schemas['Banner']
/** A notice of the mosque's, for as long as it holds. */
export type Announcement = Schemas['Announcement']
/** An event as lists show it. */
export type Event = Schemas['Event']
export type EventDetail = Schemas['EventDetail']
/** A piece of news as lists show it. */
export type NewsItem = Schemas['NewsItem']
export type NewsDetail = Schemas['NewsDetail']
export type Course = Schemas['Course']
/** A section about the mosque as lists show it. */
export type AboutSummary = Schemas['AboutSummary']
export type AboutSection = Schemas['AboutSection']
/** What there is about the mosque: sections, people, vacancies. */
export type About = Schemas['About']
export type TeamMember = Schemas['TeamMember']
export type Vacancy = Schemas['Vacancy']
/** What the mosque offers, as lists show it. */
export type Service = Schemas['Service']
export type ServiceDetail = Schemas['ServiceDetail']
export type GalleryImage = Schemas['GalleryImage']
/** A file to download. */
export type Resource = Schemas['Resource']
/** An appeal for a time as lists show it. */
export type Campaign = Schemas['Campaign']
export type CampaignDetail = Schemas['CampaignDetail']
/** Something an appeal needs, with its price. */
export type CampaignNeed = Schemas['CampaignNeed']
/** What of an appeal a gift is for, and whether it went there. */
export type GiftNeed = Schemas['GiftNeed']
/** What is left of a need, where a gift for it could not begin. */
export type NeedLeft = Schemas['NeedLeft']
/** What has happened in an appeal since it began. */
export type CampaignUpdate = Schemas['CampaignUpdate']
/** A gift as an appeal shows it to everybody. */
export type WallGift = Schemas['WallGift']
/** A sponsor who adds to what others give. */
export type CampaignMatch = Schemas['CampaignMatch']
/** Somebody who passes an appeal on by a link of their own. */
export type Supporter = Schemas['Supporter']
/** A regular gift an appeal suggests. */
export type CampaignPlan = Schemas['CampaignPlan']
/** Something a search of the site has found. */
export type SearchHit = Schemas['SearchHit']
export type LegalPage = Schemas['LegalPage']
/** Whoever is logged in, to themselves. */
export type UserDetails = Schemas['UserDetails']
/** One of one's own gifts. */
export type GiftRecord = Schemas['GiftRecord']
/** What one has given in a span of days. */
export type Statement = Schemas['Statement']
