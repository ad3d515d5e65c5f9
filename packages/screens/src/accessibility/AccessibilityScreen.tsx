import { useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Link, PageHeader, Prose, Section, SummaryList } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { adviserIn } from './advisers.ts'

/** The date of the last review of this page's text; update both together. */
const reviewedOn = '2026-11-22'

/** The accessibility statement: aims, known shortcomings, and contacts. */
export function AccessibilityScreen() {
  const { t, format } = useMessages('legal')
  const { websiteName, payment } = useTenant()
  const { title, description, lead, aim, short, tests } = t.legal.accessibility
  const name = format.inText(websiteName)
  const hasCardForm = payment.setting === 'test' || payment.setting === 'live'
  const points = [short.content, short.films, short.languages, ...(hasCardForm ? [short.cards] : []), short.others]
  return (
    <>
      <PageMeta title={title} description={description({ name })} />
      <PageHeader width="text" title={title} lead={lead} />
      <Section width="text">
        <Prose>
          <h2>{aim.title}</h2>
          <p>{aim.text({ name })}</p>
          <p>{aim.lead}</p>
          <Points items={aim.points} />
          <h2>{short.title}</h2>
          <p>{short.lead}</p>
          <Points items={points} />
          <Contact />
          <h2>{tests.title}</h2>
          <p>{tests.text}</p>
          <p>{tests.written({ date: format.day(reviewedOn).date })}</p>
        </Prose>
      </Section>
    </>
  )
}

const Points = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
)

function Contact() {
  const { t } = useMessages('legal')
  const { contact, country } = useTenant()
  const canOpen = useOpenScreens()
  const texts = t.legal.accessibility.tell
  const { email, phone, address } = contact
  const adviser = adviserIn(country)
  const contacts = [
    ...(email ? [{ label: texts.email, value: <a href={`mailto:${email}`}>{email}</a> }] : []),
    ...(phone
      ? [
          {
            label: texts.phone,
            value: (
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                <bdi dir="ltr">{phone}</bdi>
              </a>
            ),
          },
        ]
      : []),
    ...(address ? [{ label: texts.address, value: <IsolatedText>{address}</IsolatedText> }] : []),
  ]
  return (
    <>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      {contacts.length > 0 && <SummaryList items={contacts} />}
      {canOpen('contact') && (
        <p>
          <Link href={pathTo('contact')}>{texts.form}</Link>
        </p>
      )}
      <p>{texts.inPerson}</p>
      {adviser && (
        <p>
          {texts.beyond} <a href={adviser}>{new URL(adviser).hostname}</a>
        </p>
      )}
    </>
  )
}
