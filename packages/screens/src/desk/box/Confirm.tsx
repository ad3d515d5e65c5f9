import type { BoxSheet } from '@minaret/contract/desk'
import { Button, ButtonRow } from '@minaret/ui'
import { useWords } from '../../app/index.ts'
import styles from './box.module.css'

/** The confirmations of a count, and the button to confirm it. */
export function Confirm({
  sheet,
  totalMinor,
  isTyping,
  isReady,
  isBusy,
  onConfirm,
}: {
  sheet: BoxSheet
  totalMinor: number
  /** Whether an envelope is partly typed. */
  isTyping: boolean
  /** Whether the server has the displayed count, which is what the confirmations refer to. */
  isReady: boolean
  isBusy: boolean
  onConfirm(): void
}) {
  const { t, format } = useWords('deskBox')
  const texts = t.deskBox.confirm
  const mine = sheet.counters.find(({ self }) => self)
  return (
    <section className={styles.card} aria-labelledby="confirm">
      <h2 id="confirm">{texts.title}</h2>
      <p className={styles.hint}>{texts.hint}</p>
      <ul className={styles.plain}>
        {sheet.counters.map(({ name, self, confirmedAt }, at) => {
          const who = self ? texts.you({ name: format.inText(name) }) : format.inText(name)
          return (
            <li key={at}>
              {confirmedAt && isReady
                ? texts.done({ name: who, time: format.instant(confirmedAt).time })
                : texts.waits({ name: who })}
            </li>
          )
        })}
      </ul>
      {isTyping && <p className={styles.hint}>{t.deskBox.envelopes.open}</p>}
      {mine ? (
        !(mine.confirmedAt && isReady) && (
          <ButtonRow>
            <Button disabled={!isReady || isTyping || totalMinor === 0} busy={isBusy} onClick={onConfirm}>
              {texts.confirm({ amount: format.amount(totalMinor, sheet.currency) })}
            </Button>
          </ButtonRow>
        )
      ) : (
        <p className={styles.hint}>{texts.notYours}</p>
      )}
    </section>
  )
}
