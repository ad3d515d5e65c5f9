import { ButtonLink } from '@minaret/ui'
import { OwnText } from '../app/OwnText.tsx'
import styles from './reach.module.css'
import { type Way, wayTo } from './wayTo.ts'

export type ReachProps = {
  /** An e-mail address, a link or words, as the host let it through. */
  contact: string
  /** What each kind of way is called. */
  names: Readonly<Record<Way['kind'], string>>
  /** What a letter is about: it stands in its subject. */
  about?: string
}

/** How to reach somebody: a button where there is something to press, and beneath it what to write down. */
export function Reach({ contact, names, about }: ReachProps) {
  const way = wayTo(contact, about)
  if (!way) {
    return (
      <p>
        <OwnText>{contact}</OwnText>
      </p>
    )
  }
  return (
    <div className={styles.reach}>
      <ButtonLink href={way.href} wide>
        {names[way.kind]}
      </ButtonLink>
      {way.kind !== 'page' && (
        <p className={styles.text}>
          <bdi dir="ltr">{way.text}</bdi>
        </p>
      )}
    </div>
  )
}
