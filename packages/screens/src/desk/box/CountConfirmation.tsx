import type { BoxSheet } from '@minaret/contract/desk'
import { Button, ButtonRow } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { Panel } from '../frame/index.ts'
import styles from './box.module.css'

/** The confirmations of a count, and the button to confirm it. */
export function CountConfirmation({
  sheet,
  totalMinor,
  hasPartialEnvelope,
  isReady,
  isBusy,
  onConfirm,
}: {
  sheet: BoxSheet
  totalMinor: number
  /** Whether an envelope is partly entered. */
  hasPartialEnvelope: boolean
  /** Whether the displayed count is saved: confirmations refer to the saved count. */
  isReady: boolean
  isBusy: boolean
  onConfirm(): void
}) {
  const { t, format } = useMessages('deskBox')
  const texts = t.deskBox.confirm
  const currentCounter = sheet.counters.find(({ self }) => self)
  return (
    <Panel id="confirm" title={texts.title}>
      <p className={styles.hint}>{texts.hint}</p>
      <ul className={styles.plain}>
        {sheet.counters.map(({ name, self, confirmedAt }, index) => {
          const counterName = self ? texts.you({ name: format.inText(name) }) : format.inText(name)
          return (
            <li key={index}>
              {confirmedAt && isReady
                ? texts.done({ name: counterName, time: format.instant(confirmedAt).time })
                : texts.waits({ name: counterName })}
            </li>
          )
        })}
      </ul>
      {hasPartialEnvelope && <p className={styles.hint}>{t.deskBox.envelopes.open}</p>}
      {currentCounter ? (
        !(currentCounter.confirmedAt && isReady) && (
          <ButtonRow>
            <Button disabled={!isReady || hasPartialEnvelope || totalMinor === 0} busy={isBusy} onClick={onConfirm}>
              {texts.confirm({ amount: format.amount(totalMinor, sheet.currency) })}
            </Button>
          </ButtonRow>
        )
      ) : (
        <p className={styles.hint}>{texts.notYours}</p>
      )}
    </Panel>
  )
}
