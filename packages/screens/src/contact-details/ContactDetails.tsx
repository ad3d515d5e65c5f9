import { ButtonLink } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import styles from './contact-details.module.css'
import { type ContactLink, contactLink } from './contactLink.ts'

export type ContactDetailsProps = {
  /** An email address, a link or free text, as the server returned it. */
  contact: string
  /** The label of each kind of link. */
  labels: Readonly<Record<ContactLink['kind'], string>>
  /** The subject line of an email. */
  subject?: string
}

/** Contact details: a button if they can be linked, with the address or number as text below it. */
export function ContactDetails({ contact, labels, subject }: ContactDetailsProps) {
  const link = contactLink(contact, subject)
  if (!link) {
    return (
      <p>
        <IsolatedText>{contact}</IsolatedText>
      </p>
    )
  }
  return (
    <div className={styles.contact}>
      <ButtonLink href={link.href} wide>
        {labels[link.kind]}
      </ButtonLink>
      {link.kind !== 'page' && (
        <p className={styles.text}>
          <bdi dir="ltr">{link.text}</bdi>
        </p>
      )}
    </div>
  )
}
