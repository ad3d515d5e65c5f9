import type { Import } from '@minaret/contract/desk'
import { useMessages } from '../../app/index.ts'
import { useJoinedList } from '../frame/index.ts'
import styles from './import.module.css'

/** The report's notes, grouped by kind, each with its number of lines and some examples. */
export function Groups({ importRecord: { groups = [], holds } }: { importRecord: Import }) {
  const { t, format } = useMessages('deskImport')
  const joinList = useJoinedList()
  const texts = t.deskImport
  if (!groups.some(({ count }) => count > 1)) return null
  const nameOf = ({ title, position }: { title: string; position: number }) =>
    holds === 'donors'
      ? texts.groups.inLine({
          title: title === '' ? texts.untitled : format.inText(title),
          line: format.number(position),
        })
      : format.inText(title || texts.untitled)
  return (
    <details open>
      <summary>{texts.groups.title}</summary>
      <ul className={styles.groups}>
        {groups.map(({ note, count, examples }) => (
          <li key={note}>
            <p dir="auto">{note}</p>
            <p className={styles.hint}>
              {texts.groups.count({ count: format.number(count), examples: joinList(examples.map(nameOf)) })}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}
