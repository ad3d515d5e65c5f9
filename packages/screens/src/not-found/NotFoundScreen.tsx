import { Button, ButtonLink, EmptyState, Section } from '@minaret/ui'
import { PageMeta } from '../app/PageMeta.tsx'
import { useWords } from '../app/WordsProvider.tsx'

/** There is nothing at this address, or nothing this tenant offers (`decisions.md` 2). */
export function NotFoundScreen() {
  const { t } = useWords()
  return (
    <>
      <PageMeta title={t.notFound.title} hidden />
      <Section width="narrow">
        <EmptyState
          seed="404"
          level={1}
          title={t.notFound.title}
          action={<ButtonLink href="/">{t.notFound.home}</ButtonLink>}
        >
          {t.notFound.more}
        </EmptyState>
      </Section>
    </>
  )
}

/** A screen failed to load or to draw: a fault of ours. */
export function BrokenScreen() {
  const { t } = useWords()
  return (
    <>
      <PageMeta title={t.broken.title} hidden />
      <Section width="narrow">
        <EmptyState
          seed="500"
          level={1}
          title={t.broken.title}
          action={<Button onClick={() => window.location.reload()}>{t.broken.reload}</Button>}
        >
          {t.broken.more}
        </EmptyState>
      </Section>
    </>
  )
}
