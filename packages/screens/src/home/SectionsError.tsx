import { Notice, Section } from '@minaret/ui'
import { useWords } from '../app/WordsProvider.tsx'

/** The notice if the sections' code failed to load. */
export function SectionsError() {
  const { t } = useWords()
  return (
    <Section>
      <Notice tone="warning" title={t.unreached.title}>
        {t.unreached.more}
      </Notice>
    </Section>
  )
}
