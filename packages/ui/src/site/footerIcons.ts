import * as icons from '../icon/icons.ts'

/** The names of the footer's icons. */
export type FooterIcon =
  | 'facebook'
  | 'twitter'
  | 'instagram'
  | 'linkedIn'
  | 'youtube'
  | 'snapchat'
  | 'tiktok'
  | 'whatsapp'
  | 'email'
  | 'phone'
  | 'place'
  | 'appStore'
  | 'playStore'

/** The icons' paths. */
export const footerIcons: Record<FooterIcon, string> = {
  facebook: icons.facebook,
  twitter: icons.x,
  instagram: icons.instagram,
  linkedIn: icons.linkedIn,
  youtube: icons.youtube,
  snapchat: icons.snapchat,
  tiktok: icons.tiktok,
  whatsapp: icons.whatsapp,
  email: icons.email,
  phone: icons.phone,
  place: icons.pin,
  appStore: icons.appStore,
  playStore: icons.playStore,
}
