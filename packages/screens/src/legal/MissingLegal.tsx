import { useTenant } from '@minaret/domain'
import { ButtonLink, EmptyState, Section } from '@minaret/ui'
import { OwnText } from '../app/OwnText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { useWords } from '../app/WordsProvider.tsx'

/** The page of a legal text the mosque has not written, with its contact details: we cannot provide a default. */
export function MissingLegal() {
  const { t } = useWords('legal')
  const { contact, websiteName } = useTenant()
  return (
    <Section width="narrow">
      <PageMeta title={t.legal.notFound} hidden />
      <EmptyState
        seed="legal"
        level={1}
        title={t.legal.notFound}
        action={<ButtonLink href="/">{t.legal.home}</ButtonLink>}
      >
        <p>
          {t.legal.notFoundMore} <OwnText>{contact.email ?? contact.phone ?? websiteName}</OwnText>
        </p>
      </EmptyState>
    </Section>
  )
}
