import { useTenant } from '@minaret/domain'

import { MissingPage } from '../app/MissingPage.tsx'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'

/** The page for legal text that the mosque has not written, with its contact details; we cannot provide a default. */
export function MissingLegal() {
  const { t } = useMessages('legal')
  const { contact, websiteName } = useTenant()
  return (
    <MissingPage seed="legal" title={t.legal.notFound} href="/" action={t.legal.home}>
      <p>
        {t.legal.notFoundMore} <IsolatedText>{contact.email ?? contact.phone ?? websiteName}</IsolatedText>
      </p>
    </MissingPage>
  )
}
