import { Button, MessagePage } from '@minaret/ui'
import { PageMeta } from '../app/PageMeta.tsx'
import { useWords } from '../app/WordsProvider.tsx'

export type BrokenScreenProps = {
  /** It happened under one's hands, and not while the page was on its way. */
  sudden?: boolean
}

/** A screen failed to draw: a fault of ours. */
export function BrokenScreen({ sudden }: BrokenScreenProps) {
  const { t } = useWords()
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
  /** The site can be reached: it has changed since this page of it was opened. Else the connection is at fault. */
  renewed: boolean
  /** Tries once more. */
  onRetry: () => void
}

/** The code of a screen did not come. */
export function UnloadedScreen({ renewed, onRetry }: UnloadedScreenProps) {
  const { t } = useWords()
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
