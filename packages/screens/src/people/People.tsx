import type { TeamMember } from '@minaret/contract'
import { EmailText, Picture } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { initialsOf } from './initials.ts'
import styles from './people.module.css'

export type PeopleProps = {
  people: readonly TeamMember[]
  /** The heading level of a name. */
  level: 2 | 3
  /** Omits the biography and email address. */
  short?: boolean
}

/** The mosque's team, each with a portrait or initials. */
export function People({ people, level, short }: PeopleProps) {
  const Name = `h${level}` as const
  return (
    <ul className={styles.people} data-short={short || undefined}>
      {people.map((person) => {
        const { id, name, role, biography, email } = person
        return (
          <li key={id} className={styles.person}>
            <Portrait person={person} />
            <div className={styles.text}>
              <Name className={styles.name}>
                <IsolatedText>{name}</IsolatedText>
              </Name>
              <p className={styles.role}>
                <IsolatedText>{role}</IsolatedText>
              </p>
              {!short && biography && (
                <p>
                  <IsolatedText>{biography}</IsolatedText>
                </p>
              )}
              {!short && email && (
                <a className={styles.email} href={`mailto:${email}`}>
                  <EmailText>{email}</EmailText>
                </a>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** A portrait, or initials without one. */
function Portrait({ person: { id, name, image } }: { person: TeamMember }) {
  if (image) return <Picture image={{ ...image, sizes: '64px' }} seed={id} ratio="1 / 1" className={styles.portrait} />
  return (
    <span className={styles.portrait} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
