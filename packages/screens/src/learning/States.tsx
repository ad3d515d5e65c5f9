import { pathTo, type Screen } from '@minaret/plans'
import { Button, ButtonLink, EmptyState, Notice, Section, Skeleton } from '@minaret/ui'
import { PageMeta } from '../app/PageMeta.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'

export type LoadingProps = {
  /** What the page will be called, as far as is known. */
  title: string
  /** It did not come: what to say, and how to ask again. Without it the page is on its way. */
  failed?: { words: string; retry: () => void }
  loading: string
}

/** A page about one thing that has not come yet, or has not come at all. */
export function Loading({ title, failed, loading }: LoadingProps) {
  const { t } = useWords()
  return (
    <Section width="text">
      <PageMeta title={title} hidden />
      {failed ? (
        <Notice
          tone="warning"
          live="polite"
          title={failed.words}
          action={<Button onClick={failed.retry}>{t.retry}</Button>}
        />
      ) : (
        <Skeleton shape="text" count={6} label={loading} />
      )}
    </Section>
  )
}

export type MissingProps = {
  title: string
  children: string
  /** Where the others are, and what a link there says. */
  others: Screen
  othersLabel: string
}

/** A page about one thing that is not there, or not any more. */
export function Missing({ title, children, others, othersLabel }: MissingProps) {
  const { t } = useWords('classes')
  const open = useOpenScreens()
  return (
    <Section width="narrow">
      <PageMeta title={title} hidden />
      <EmptyState
        seed={others}
        level={1}
        title={title}
        action={
          <ButtonLink href={open(others) ? pathTo(others) : '/'}>
            {open(others) ? othersLabel : t.classes.backHome}
          </ButtonLink>
        }
      >
        {children}
      </EmptyState>
    </Section>
  )
}
