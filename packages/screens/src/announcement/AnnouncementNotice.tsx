import { Notice } from '@minaret/ui'
import type { ReactNode } from 'react'

export type AnnouncementNoticeProps = {
  kind: 'ordinary' | 'janazah' | 'emergency'
  /** What the mosque wrote, in its own language. */
  title: ReactNode
  text: ReactNode
}

/** One announcement as the site shows it: an emergency across the page, the others in a box. */
export const AnnouncementNotice = ({ kind, title, text }: AnnouncementNoticeProps) => (
  <Notice tone={kind === 'emergency' ? 'danger' : 'info'} shape={kind === 'emergency' ? 'banner' : 'box'} title={title}>
    {text}
  </Notice>
)
