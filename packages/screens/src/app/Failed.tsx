import { Button, Notice } from '@minaret/ui'
import { useWords } from './WordsProvider.tsx'

export type FailedProps = {
  /** What could not be loaded, in a sentence. */
  title: string
  /** Asks once more. */
  retry: () => void
}

/** A load failed: said where its answer would stand, with a way to ask again. */
export function Failed({ title, retry }: FailedProps) {
  const { t } = useWords()
  return <Notice tone="warning" live="polite" title={title} action={<Button onClick={retry}>{t.retry}</Button>} />
}
