import type { TeamMember } from '@minaret/contract'
import { Picture } from '@minaret/ui'
import { OwnText } from '../app/OwnText.tsx'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './people.module.css'

export type PeopleProps = {
  people: readonly TeamMember[]
  /** Which heading a name is on its page. */
  level: 2 | 3
  /** Only who they are, not what is told of them. */
  short?: boolean
}

/** The name beside it says whose face it is; the mosque's own words about the picture may say more. */
const portrait = ({ image }: TeamMember) => image && { ...image, sizes: '5.5rem' }

/** People of the mosque, each with a face or a pattern of their own. */
export function People({ people, level, short }: PeopleProps) {
  const { t, format } = useWords('about')
  const Name = `h${level}` as const
  return (
    <ul className={styles.people} data-short={short || undefined}>
      {people.map((person) => {
        const { id, name, role, biography, email } = person
        return (
          <li key={id} className={styles.person}>
            <Picture image={portrait(person)} seed={id} ratio="1 / 1" className={styles.face} />
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
                <a
                  className={styles.email}
                  href={`mailto:${email}`}
                  aria-label={t.about.team.write(format.inText(name))}
                >
                  <bdi dir="ltr">{email}</bdi>
                </a>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
