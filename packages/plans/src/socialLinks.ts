// Not in sections.ts, which a page that only reads a configuration does not need.
/** The configuration's keys for links to a mosque's social media pages, in the order they are displayed. */
export const socialLinks = [
  'facebookLink',
  'twitterLink',
  'instagramLink',
  'linkedInLink',
  'youtubeLink',
  'snapchatLink',
  'tiktokLink',
] as const
/** One of {@link socialLinks}. */
export type SocialLink = (typeof socialLinks)[number]
