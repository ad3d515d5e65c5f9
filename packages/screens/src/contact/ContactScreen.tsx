import { useTenant } from '@minaret/domain'
import { PageHeader, Section } from '@minaret/ui'
import { PageMeta } from '../app/PageMeta.tsx'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { mosqueData } from '../app/structuredData.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { lazyForm } from '../forms/index.ts'
import styles from './contact.module.css'
import { ContactList } from './ContactList.tsx'

const ContactForm = lazyForm(async () => (await import('./ContactForm.tsx')).ContactForm)

/** The contact page: address, opening hours, phone number and form. */
export function ContactScreen() {
  const { t, format } = useMessages('contact', 'forms')
  const tenant = useTenant()
  const { origin } = usePageLocation()
  const { websiteName } = tenant
  return (
    <>
      <PageMeta
        title={t.contact.title}
        description={t.contact.description({ name: format.inText(websiteName) })}
        data={[mosqueData({ tenant, origin })]}
      />
      <PageHeader title={t.contact.title} lead={t.contact.lead} seed={websiteName} />
      <Section>
        <div className={styles.columns}>
          <ContactList />
          <section className={styles.form} aria-labelledby="write">
            <h2 id="write">{t.contact.write}</h2>
            <ContactForm />
          </section>
        </div>
      </Section>
    </>
  )
}
