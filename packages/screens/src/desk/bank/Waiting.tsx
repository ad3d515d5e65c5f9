import type { BankLine, BankOverview } from '@minaret/contract/desk'
import { useChooseBankLine, useDeskAction } from '@minaret/domain/desk'
import { Button, ButtonRow, ConfirmDialog } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import styles from './bank.module.css'
import { WaitingLine } from './WaitingLine.tsx'

/** The request that posts a line, as an array; empty if the line has no kind. */
const toRequest = ({ id, kind, causeId }: BankLine) =>
  kind ? [{ id, kind, ...(kind === 'gift' && causeId ? { causeId } : {}) }] : []

/** Lines awaiting review, with a summary of what posting them will do. Choices are saved at once. */
export function Waiting({ mosque, overview }: { mosque: string; overview: BankOverview }) {
  const { t, format } = useMessages('deskBank')
  const texts = t.deskBank
  const choose = useChooseBankLine()
  const post = useDeskAction('bankLinesPost')
  const [isConfirming, setConfirming] = useState(false)
  const { waiting, waitingCount, causes } = overview
  const ready = waiting.filter(({ kind }) => kind !== undefined)
  const gifts = ready.filter(({ kind }) => kind === 'gift')
  const currencies = [...new Set(gifts.map(({ currency }) => currency))]
  const income = currencies
    .map((code) => {
      const giftsInCurrency = gifts.filter(({ currency }) => currency === code)
      return format.amount(
        giftsInCurrency.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
        code,
      )
    })
    .join(' + ')
  return (
    <section className={styles.card} aria-labelledby="waiting">
      <h2 id="waiting">{texts.waiting}</h2>
      {waiting.length === 0 ? (
        <p className={styles.hint}>{texts.noneWaiting}</p>
      ) : (
        <>
          <p className={styles.hint}>{texts.waitingHint}</p>
          {waitingCount > waiting.length && (
            <p className={styles.hint}>
              {texts.shownOf({ shown: format.number(waiting.length), all: format.number(waitingCount) })}
            </p>
          )}
          <ul className={styles.lines}>
            {waiting.map((line) => (
              <WaitingLine
                key={line.id}
                mosque={mosque}
                line={line}
                causes={causes}
                onChoose={(choice) => choose.mutate({ mosque, line: line.id, body: choice })}
              />
            ))}
          </ul>
          <p>
            {texts.effect({ lines: format.number(ready.length), gifts: format.number(gifts.length), amount: income })}
          </p>
          <ButtonRow>
            <Button
              disabled={ready.length === 0 || choose.isPending}
              busy={post.isPending}
              onClick={() => setConfirming(true)}
            >
              {texts.post({ count: format.number(ready.length), lines: ready.length })}
            </Button>
          </ButtonRow>
        </>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={texts.postTitle({ count: format.number(ready.length), lines: ready.length })}
        confirmLabel={texts.postNow}
        cancelLabel={texts.cancel}
        busy={post.isPending}
        onConfirm={() =>
          post.mutate({ mosque, body: { lines: ready.flatMap(toRequest) } }, { onSettled: () => setConfirming(false) })
        }
        onCancel={() => setConfirming(false)}
      >
        {texts.effect({ lines: format.number(ready.length), gifts: format.number(gifts.length), amount: income })}
      </ConfirmDialog>
    </section>
  )
}
