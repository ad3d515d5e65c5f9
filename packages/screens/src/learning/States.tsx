import { pathTo, type Screen } from '@minaret/plans'
import { Button, Notice, Section, Skeleton } from '@minaret/ui'
import { MissingPage } from '../app/MissingPage.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'

export type LoadingProps = {
  /** The page's title until it has loaded. */
  title: string
  /** The error and its retry function; undefined while loading. */
  failed?: { words: string; retry: () => void }
  loading: string
}

/** A detail page while loading or after a failure. */
export function Loading({ title, failed, loading }: LoadingProps) {
  const { t } = useMessages()
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
  /** The list screen to link to. */
  others: Screen
  othersLabel: string
}

/** The not-found page of a class or course. */
export function Missing({ title, children, others, othersLabel }: MissingProps) {
  const { t } = useMessages('classes')
  const canOpen = useOpenScreens()
  return (
    <MissingPage
      seed={others}
      title={title}
      href={canOpen(others) ? pathTo(others) : '/'}
      action={canOpen(others) ? othersLabel : t.classes.backHome}
    >
      {children}
    </MissingPage>
  )
}
