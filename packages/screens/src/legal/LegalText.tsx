import type { LegalPage } from '@minaret/contract'
import { isMissing, type SliceResult } from '@minaret/domain'
import { PageHeader, Section, Skeleton } from '@minaret/ui'
import { LoadFailure } from '../app/LoadFailure.tsx'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { RichText } from '../app/RichText.tsx'
import { screenName } from '../app/screenName.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { MissingLegal } from './MissingLegal.tsx'

export type LegalTextProps = {
  screen: 'privacy' | 'terms'
  page: SliceResult<LegalPage>
  /** The meta description. */
  description: string
}

/** A legal page with the mosque's text. */
export function LegalText({ screen, page, description }: LegalTextProps) {
  const { t, format } = useMessages('legal')
  if (page.status === 'success') {
    const { title, body, updated } = page.data
    return (
      <>
        <PageMeta title={title} description={description} />
        <PageHeader
          width="text"
          title={<IsolatedText>{title}</IsolatedText>}
          lead={t.legal.updated({ date: format.instant(updated).date })}
        />
        <Section width="text">
          <RichText html={body} />
        </Section>
      </>
    )
  }
  if (page.status === 'failure' && isMissing(page.error)) return <MissingLegal />
  const title = screenName(t, screen)
  return (
    <>
      <PageMeta title={title} noIndex />
      <PageHeader width="text" title={title} />
      <Section width="text">
        {page.status === 'failure' ? (
          <LoadFailure title={t.legal.failed} retry={page.retry} />
        ) : (
          <Skeleton shape="text" count={12} label={t.legal.loading} />
        )}
      </Section>
    </>
  )
}
