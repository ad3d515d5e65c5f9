import { formatMessage } from '@minaret/messages'
import { useMessages } from '../../app/index.ts'
import type { Advice } from './document/adviceOn.ts'
import styles from './writing.module.css'

export type AdviceListProps = {
  advice: readonly Advice[]
  /** Moves to a piece of advice by its position in the document. */
  onShow(position: number): void
}

/** Advice on the text, each piece with a button that moves to its position. It never prevents publishing. */
export function AdviceList({ advice, onShow }: AdviceListProps) {
  const { t } = useMessages('deskWriting')
  const texts = t.deskWriting.advice
  if (advice.length === 0) return null
  return (
    <div className={styles.advice} role="group" aria-label={texts.title}>
      <p>{texts.title}</p>
      <ul>
        {advice.map(({ kind, about, position }) => (
          <li key={`${kind} ${position}`}>
            <button type="button" onClick={() => onShow(position)}>
              {formatMessage(texts[kind], { about })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
