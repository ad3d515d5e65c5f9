import type { SliceResult } from '@minaret/domain'
import { Section, type SectionProps, Skeleton, type SkeletonProps } from '@minaret/ui'
import type { ReactNode } from 'react'
import { LoadFailure } from '../app/LoadFailure.tsx'

export type PartProps<T> = Pick<SectionProps, 'title' | 'tone' | 'width'> & {
  /** The result of one of the campaign's calls. */
  loaded: SliceResult<T>
  /** The part's anchor. */
  id: string
  /** The text for loading and failure. */
  messages: { loading: string; failed: string }
  /** The shape of the skeleton. */
  shape: SkeletonProps['shape']
  /** Renders the content; null hides the part. */
  children: (data: T) => ReactNode
}

/** A part of a campaign's page that loads and fails independently. */
export function Part<T>({ loaded, id, title, messages, shape, children, ...sectionProps }: PartProps<T>) {
  const content =
    loaded.status === 'success' ? (
      children(loaded.data)
    ) : loaded.status === 'failure' ? (
      <LoadFailure title={messages.failed} retry={loaded.retry} />
    ) : (
      <Skeleton shape={shape} label={messages.loading} />
    )
  if (content === null) return null
  return (
    <Section {...sectionProps} title={title} id={id}>
      {content}
    </Section>
  )
}
