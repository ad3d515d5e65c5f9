import { Button, MessagePage } from '@minaret/ui'
import { PageMeta } from '../app/PageMeta.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'

export type BrokenScreenProps = {
  /** Whether the error occurred after the page had loaded. */
  sudden?: boolean
}

/** The page for a rendering error. */
export function BrokenScreen({ sudden }: BrokenScreenProps) {
  const { t } = useMessages()
  return (
    <>
      <PageMeta title={t.broken.title} hidden />
      <MessagePage
        seed="500"
        title={t.broken.title}
        sudden={sudden}
        actions={<Button onClick={() => window.location.reload()}>{t.broken.reload}</Button>}
      >
        {t.broken.more}
      </MessagePage>
    </>
  )
}

export type UnloadedScreenProps = {
  /** Whether the site is reachable: the cause is then a new release, otherwise the connection. */
  renewed: boolean
  /** Retries loading. */
  onRetry: () => void
}

/** The page if a screen's code failed to load. */
export function UnloadedScreen({ renewed, onRetry }: UnloadedScreenProps) {
  const { t } = useMessages()
  const words = renewed ? t.renewed : t.unreached
  return (
    <>
      <PageMeta title={words.title} hidden />
      <MessagePage
        seed="unloaded"
        title={words.title}
        sudden
        actions={<Button onClick={onRetry}>{renewed ? t.broken.reload : t.retry}</Button>}
      >
        {words.more}
      </MessagePage>
    </>
  )
}
