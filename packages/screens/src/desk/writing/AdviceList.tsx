import { formatMessage } from '@minaret/messages'
import { useWords } from '../../app/index.ts'
import type { Advice } from './document/adviceOn.ts'
import styles from './writing.module.css'

export type AdviceListProps = {
  advice: readonly Advice[]
  /** Goes to where one of them is, by its place in the document. */
  onShow(at: number): void
}

/** What could be better in a text, each one tap from its place. Nothing here keeps anybody from publishing. */
export function AdviceList({ advice, onShow }: AdviceListProps) {
  const { t } = useWords('deskWriting')
  const say = t.deskWriting.advice
  if (advice.length === 0) return null
  return (
    <div className={styles.advice} role="group" aria-label={say.title}>
      <p>{say.title}</p>
      <ul>
        {advice.map((one) => (
          <li key={`${one.kind} ${one.at}`}>
            <button type="button" onClick={() => onShow(one.at)}>
              {formatMessage(say[one.kind], { about: one.about })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
