import { Notice, Section } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'

/** The notice if the sections' code failed to load. */
export function SectionsError() {
  const { t } = useMessages()
  return (
    <Section>
      <Notice tone="warning" title={t.siteUnreachable.title}>
        {t.siteUnreachable.more}
      </Notice>
    </Section>
  )
}
