import { useTenant } from '@minaret/domain'

import { MissingPage } from '../app/MissingPage.tsx'
import { OwnText } from '../app/OwnText.tsx'
import { useWords } from '../app/WordsProvider.tsx'

/** The page of a legal text the mosque has not written, with its contact details: we cannot provide a default. */
export function MissingLegal() {
  const { t } = useWords('legal')
  const { contact, websiteName } = useTenant()
  return (
    <MissingPage seed="legal" title={t.legal.notFound} href="/" action={t.legal.home}>
      <p>
        {t.legal.notFoundMore} <OwnText>{contact.email ?? contact.phone ?? websiteName}</OwnText>
      </p>
    </MissingPage>
  )
}
