import { Button, MessagePage } from '@minaret/ui'
import { PageMeta } from '../app/PageMeta.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'

export type BrokenScreenProps = {
  /** Whether the error occurred after the page had loaded. */
  isAfterLoad?: boolean
}

/** The page for a rendering error. */
export function BrokenScreen({ isAfterLoad }: BrokenScreenProps) {
  const { t } = useMessages()
  return (
    <>
      <PageMeta title={t.broken.title} noIndex />
      <MessagePage
        seed="500"
        title={t.broken.title}
        announce={isAfterLoad}
        actions={<Button onClick={() => window.location.reload()}>{t.broken.reload}</Button>}
      >
        {t.broken.more}
      </MessagePage>
    </>
  )
}

export type CodeLoadErrorScreenProps = {
  /** Whether the site is reachable: the cause is then a new release, otherwise the connection. */
  isSiteReachable: boolean
  /** Retries loading. */
  onRetry: () => void
}

/** The page if a screen's code failed to load. */
export function CodeLoadErrorScreen({ isSiteReachable, onRetry }: CodeLoadErrorScreenProps) {
  const { t } = useMessages()
  const messages = isSiteReachable ? t.siteUpdated : t.siteUnreachable
  return (
    <>
      <PageMeta title={messages.title} noIndex />
      <MessagePage
        seed="unloaded"
        title={messages.title}
        announce
        actions={<Button onClick={onRetry}>{isSiteReachable ? t.broken.reload : t.retry}</Button>}
      >
        {messages.more}
      </MessagePage>
    </>
  )
}
