import { useTenant } from '@minaret/domain'
import { Notice, PageHeader, Section } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { lazyForm } from '../forms/index.ts'

const AskForm = lazyForm(async () => (await import('./AskForm.tsx')).AskForm)

/** The page for a confidential question to the imam. */
export function AskImamScreen() {
  const { t, format } = useMessages('contact', 'forms')
  const { websiteName, contact } = useTenant()
  const texts = t.contact.ask
  return (
    <>
      <PageMeta title={texts.title} description={texts.description({ name: format.inText(websiteName) })} />
      <PageHeader title={texts.title} lead={texts.lead} seed="imam" width="narrow" />
      <Section width="narrow">
        {contact.email ? (
          <AskForm />
        ) : (
          <Notice tone="warning" title={texts.noMail}>
            {texts.noMailMore} {contact.phone && <IsolatedText>{contact.phone}</IsolatedText>}
          </Notice>
        )}
      </Section>
    </>
  )
}
