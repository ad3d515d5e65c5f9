import * as lines from '../mark/lines.ts'

/** What a footer's mark stands for. */
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

/** How each is drawn. */
export const footerMarks: Record<MarkName, string> = {
  facebook: lines.facebook,
  twitter: lines.x,
  instagram: lines.instagram,
  linkedIn: lines.linkedIn,
  youtube: lines.youtube,
  snapchat: lines.snapchat,
  tiktok: lines.tiktok,
  whatsapp: lines.whatsapp,
  email: lines.email,
  phone: lines.phone,
  place: lines.pin,
  appStore: lines.appStore,
  playStore: lines.playStore,
}
