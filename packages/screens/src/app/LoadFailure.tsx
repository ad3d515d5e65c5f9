import { Button, Notice } from '@minaret/ui'
import { useMessages } from './MessagesProvider.tsx'

export type LoadFailureProps = {
  /** A sentence naming what could not be loaded. */
  title: string
  /** Reloads the data. */
  retry: () => void
}

/** The notice in place of data that failed to load, with a retry button. */
export function LoadFailure({ title, retry }: LoadFailureProps) {
  const { t } = useMessages()
  return <Notice tone="warning" live="polite" title={title} action={<Button onClick={retry}>{t.retry}</Button>} />
}
