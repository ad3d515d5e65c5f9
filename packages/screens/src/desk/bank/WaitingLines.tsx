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

/** Lines awaiting review, with a summary of what posting them will do. Choices are saved immediately. */
export function WaitingLines({ mosque, overview }: { mosque: string; overview: BankOverview }) {
  const { t, format } = useMessages('deskBank')
  const texts = t.deskBank
  const choose = useChooseBankLine()
  const post = useDeskAction('bankLinesPost')
  const [isConfirming, setConfirming] = useState(false)
  const { waiting: waitingLines, waitingCount, causes } = overview
  const readyLines = waitingLines.filter(({ kind }) => kind !== undefined)
  const gifts = readyLines.filter(({ kind }) => kind === 'gift')
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
      {waitingLines.length === 0 ? (
        <p className={styles.hint}>{texts.noneWaiting}</p>
      ) : (
        <>
          <p className={styles.hint}>{texts.waitingHint}</p>
          {waitingCount > waitingLines.length && (
            <p className={styles.hint}>
              {texts.shownCount({ shown: format.number(waitingLines.length), all: format.number(waitingCount) })}
            </p>
          )}
          <ul className={styles.lines}>
            {waitingLines.map((line) => (
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
            {texts.effect({
              lines: format.number(readyLines.length),
              gifts: format.number(gifts.length),
              amount: income,
            })}
          </p>
          <ButtonRow>
            <Button
              disabled={readyLines.length === 0 || choose.isPending}
              busy={post.isPending}
              onClick={() => setConfirming(true)}
            >
              {texts.post({ count: format.number(readyLines.length), lines: readyLines.length })}
            </Button>
          </ButtonRow>
        </>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={texts.postTitle({ count: format.number(readyLines.length), lines: readyLines.length })}
        confirmLabel={texts.postNow}
        cancelLabel={texts.cancel}
        busy={post.isPending}
        onConfirm={() =>
          post.mutate(
            { mosque, body: { lines: readyLines.flatMap(toRequest) } },
            { onSettled: () => setConfirming(false) },
          )
        }
        onCancel={() => setConfirming(false)}
      >
        {texts.effect({ lines: format.number(readyLines.length), gifts: format.number(gifts.length), amount: income })}
      </ConfirmDialog>
    </section>
  )
}
