import { Card, Picture, type PictureImage, SummaryList } from '@minaret/ui'
import type { ReactNode } from 'react'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { RichText } from '../app/RichText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './learning.module.css'

/** A labelled fact, hidden without a value. */
export type Fact = readonly [label: string, value: ReactNode]

export type DetailsProps = {
  /** The id, as seed of the pattern. */
  seed: string
  image?: PictureImage
  /** The mosque's own text, as HTML. */
  body: string
  /** Time, audience, place and price. Those without a value are omitted. */
  facts: readonly Fact[]
  /** The teacher's contact details: a link or text. */
  contact?: string
  /** A button below the facts. */
  action?: ReactNode
  /** Content below the text. */
  children?: ReactNode
}

/** The width of the text beside the facts, or of the page: see `learning.module.css`. */
const pictureWidth = '(min-width: 60rem) 44rem, 100vw'

/** A class or course: its facts and its text. */
export function Details({ seed, image, body, facts, contact, action, children }: DetailsProps) {
  const { t } = useMessages('classes')
  const visibleFacts = facts.filter(([, value]) => value !== undefined && value !== null)
  const rows: Fact[] = contact
    ? [...visibleFacts, [t.classes.facts.contact, <Contact key="contact">{contact}</Contact>]]
    : visibleFacts
  return (
    <div className={styles.columns}>
      <Card className={styles.facts}>
        <h2 className={styles.factsTitle}>{t.classes.facts.title}</h2>
        <SummaryList
          items={rows.map(([label, value]) => ({
            label,
            value: typeof value === 'string' ? <IsolatedText>{value}</IsolatedText> : value,
          }))}
        />
        {action && <div className={styles.action}>{action}</div>}
      </Card>
      <div className={styles.text}>
        {image && <Picture image={{ ...image, sizes: pictureWidth }} seed={seed} priority className={styles.picture} />}
        <RichText html={body} opening />
        {children}
      </div>
    </div>
  )
}

/** An email address, URL or text by the mosque, as a link if possible. */
function Contact({ children }: { children: string }) {
  const email = /^[^\s@]+@[^\s@]+$/.test(children)
  const link = /^(?:https:|mailto:|tel:|\/)/.test(children)
  if (!email && !link) return <IsolatedText>{children}</IsolatedText>
  return (
    <a href={email ? `mailto:${children}` : children}>
      <bdi>{children.replace(/^(?:https:\/\/|mailto:|tel:)/, '')}</bdi>
    </a>
  )
}
