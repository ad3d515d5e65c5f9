import type { Loaded } from '@minaret/domain'
import { Section, type SectionProps, Skeleton, type SkeletonProps } from '@minaret/ui'
import type { ReactNode } from 'react'
import { Failed } from '../app/Failed.tsx'

export type PartProps<T> = Pick<SectionProps, 'title' | 'tone' | 'width'> & {
  /** What one of the campaign's calls answered. */
  loaded: Loaded<T>
  /** The part's name in the page's address. */
  id: string
  /** What is said while it loads, and when it fails. */
  words: { loading: string; failed: string }
  /** The shape of what is coming. */
  shape: SkeletonProps['shape']
  /** What stands there; nothing where the campaign has none of it. */
  children: (data: T) => ReactNode
}

/** A part of a campaign's page, in its own state: one that fails takes nothing else with it. */
export function Part<T>({ loaded, id, title, words, shape, children, ...look }: PartProps<T>) {
  const shown =
    loaded.status === 'success' ? (
      children(loaded.data)
    ) : loaded.status === 'failure' ? (
      <Failed title={words.failed} retry={loaded.retry} />
    ) : (
      <Skeleton shape={shape} label={words.loading} />
    )
  if (shown === null) return null
  return (
    <Section {...look} title={title} id={id}>
      {shown}
    </Section>
  )
}
