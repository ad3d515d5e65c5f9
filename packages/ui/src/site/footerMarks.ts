import * as signs from '../mark/signs.ts'

/** The names of the footer's icons. */
export type MarkName =
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
export const footerMarks: Record<MarkName, string> = {
  facebook: signs.facebook,
  twitter: signs.x,
  instagram: signs.instagram,
  linkedIn: signs.linkedIn,
  youtube: signs.youtube,
  snapchat: signs.snapchat,
  tiktok: signs.tiktok,
  whatsapp: signs.whatsapp,
  email: signs.email,
  phone: signs.phone,
  place: signs.pin,
  appStore: signs.appStore,
  playStore: signs.playStore,
}
