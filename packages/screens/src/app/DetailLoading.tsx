import { Section, Skeleton } from '@minaret/ui'
import { LoadFailure } from './LoadFailure.tsx'
import { PageMeta } from './PageMeta.tsx'

export type DetailLoadingProps = {
  /** The page's title until it has loaded. */
  title: string
  /** Announced by screen readers while loading. */
  label: string
  /** The number of lines of the placeholder. Default 8. */
  lines?: number
  /** The error and its retry function; undefined while loading. */
  failure?: { title: string; retry(): void }
}

/** A detail page while it loads, or after loading failed. */
export const DetailLoading = ({ title, label, lines = 8, failure }: DetailLoadingProps) => (
  <Section width="text">
    <PageMeta title={title} noIndex />
    {failure ? (
      <LoadFailure title={failure.title} retry={failure.retry} />
    ) : (
      <Skeleton shape="text" count={lines} label={label} />
    )}
  </Section>
)
