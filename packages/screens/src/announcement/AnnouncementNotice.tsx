import { Notice } from '@minaret/ui'
import type { ReactNode } from 'react'

export type AnnouncementNoticeProps = {
  kind: 'ordinary' | 'janazah' | 'emergency'
  /** What the mosque wrote, in its own language. */
  title: ReactNode
  text: ReactNode
}

const looks = {
  ordinary: { tone: 'info', shape: 'box' },
  janazah: { tone: 'solemn', shape: 'banner' },
  emergency: { tone: 'danger', shape: 'banner' },
} as const

/** One announcement as the site shows it: an emergency and a janazah across the page, others in a box. */
export const AnnouncementNotice = ({ kind, title, text }: AnnouncementNoticeProps) => (
  <Notice {...looks[kind]} title={title}>
    {text}
  </Notice>
)
