import { useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, Card, Notice, PageHeader, Section } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { lazyForm } from '../forms/index.ts'
import styles from './maktab.module.css'

const FamilyForm = lazyForm(async () => (await import('./FamilyForm.tsx')).FamilyForm)

/** The maktab page: introduction, fees and registration. */
export function MaktabScreen() {
  const { t, format } = useMessages('maktab', 'forms')
  const { websiteName, maktab } = useTenant()
  const paragraphs = (maktab.intro ?? '').split(/\n\s*\n/).filter((text) => text.trim())
  return (
    <>
      <PageMeta title={t.maktab.title} description={t.maktab.description({ name: format.inText(websiteName) })} />
      <PageHeader title={t.maktab.title} lead={t.maktab.lead} seed="maktab" width="text" />
      {(paragraphs.length > 0 || maktab.fees) && (
        <Section width="text">
          <div className={styles.about}>
            {paragraphs.map((text) => (
              <p key={text}>
                <IsolatedText>{text.trim()}</IsolatedText>
              </p>
            ))}
            {maktab.fees && (
              <Card tone="tinted">
                <h2 className={styles.small}>{t.maktab.fees}</h2>
                <p>
                  <IsolatedText>{maktab.fees}</IsolatedText>
                </p>
              </Card>
            )}
          </div>
        </Section>
      )}
      <Section width="text" tone="quiet" title={t.maktab.register} id="register">
        {maktab.open ? <FamilyForm /> : <Closed />}
      </Section>
    </>
  )
}

/** The notice if registration is closed. */
function Closed() {
  const { t } = useMessages('maktab')
  const canOpen = useOpenScreens()
  const { phone, email } = useTenant().contact
  const contactText = phone ?? email
  return (
    <Notice
      title={t.maktab.closed}
      action={
        canOpen('contact') && (
          <ButtonLink href={pathTo('contact')} tone="quiet">
            {t.maktab.ask}
          </ButtonLink>
        )
      }
    >
      {t.maktab.closedMore} {contactText && <IsolatedText>{contactText}</IsolatedText>}
    </Notice>
  )
}
