import type { TeamMember } from '@minaret/contract'
import { EmailText, Pattern, Picture } from '@minaret/ui'
import { OwnText } from '../app/OwnText.tsx'
import styles from './people.module.css'

export type PeopleProps = {
  people: readonly TeamMember[]
  /** Which heading a name is on its page. */
  level: 2 | 3
  /** Only who they are, not what is told of them. */
  short?: boolean
}

/** People of the mosque, each with a face or a pattern of their own. */
export function People({ people, level, short }: PeopleProps) {
  const Name = `h${level}` as const
  return (
    <ul className={styles.people} data-short={short || undefined}>
      {people.map((person) => {
        const { id, name, role, biography, email } = person
        return (
          <li key={id} className={styles.person}>
            <Face person={person} size={short ? 64 : 88} />
            <div className={styles.words}>
              <Name className={styles.name}>
                <OwnText>{name}</OwnText>
              </Name>
              <p className={styles.role}>
                <OwnText>{role}</OwnText>
              </p>
              {!short && biography && (
                <p>
                  <OwnText>{biography}</OwnText>
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

/** A portrait; without one a pattern with its star in the middle. @param size in pixels, as in `people.module.css` */
function Face({ person: { id, image }, size }: { person: TeamMember; size: number }) {
  if (image) return <Picture image={{ ...image, sizes: `${size}px` }} seed={id} ratio="1 / 1" className={styles.face} />
  return (
    <span className={styles.face}>
      <Pattern seed={id} tile={size} filled />
    </span>
  )
}
