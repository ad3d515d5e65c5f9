// Apart from the sections: a page that only reads a configuration has no use for those.
/** The configuration's keys for links to a mosque's own pages elsewhere, in the order people are shown them. */
export const socialLinks = [
  'facebookLink',
  'twitterLink',
  'instagramLink',
  'linkedInLink',
  'youtubeLink',
  'snapchatLink',
  'tiktokLink',
] as const
export type SocialLink = (typeof socialLinks)[number]
