import { Notice } from '@minaret/ui'
import type { ReactNode } from 'react'

export type AnnouncementNoticeProps = {
  kind: 'ordinary' | 'janazah' | 'emergency'
  /** The mosque's text, in its own language. */
  title: ReactNode
  text: ReactNode
}

const appearance = {
  ordinary: { tone: 'info', shape: 'box' },
  janazah: { tone: 'solemn', shape: 'banner' },
  emergency: { tone: 'danger', shape: 'banner' },
} as const

/** One announcement on the site: an emergency or a janazah as a full-width banner, others in a box. */
export const AnnouncementNotice = ({ kind, title, text }: AnnouncementNoticeProps) => (
  <Notice {...appearance[kind]} title={title}>
    {text}
  </Notice>
)
