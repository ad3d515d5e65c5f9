import { Notice, Section } from '@minaret/ui'
import { useWords } from '../app/WordsProvider.tsx'

/** The code of the rest of the page did not come. */
export function RestLost() {
  const { t } = useWords()
  return (
    <Section>
      <Notice tone="warning" title={t.unreached.title}>
        {t.unreached.more}
      </Notice>
    </Section>
  )
}
