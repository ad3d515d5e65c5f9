import type { PostedBankLine } from '@minaret/contract/desk'
import { useDeskAction } from '@minaret/domain/desk'
import { Button, ConfirmDialog, Link, List } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { deskPath, MosqueText } from '../frame/index.ts'
import styles from './bank.module.css'

/** Recently posted lines. Each can be reversed by a new entry. */
export function PostedLines({ mosque, posted: lines }: { mosque: string; posted: readonly PostedBankLine[] }) {
  const { t, format } = useMessages('deskBank')
  const texts = t.deskBank
  const reverse = useDeskAction('bankLineReverse')
  const [lineToReverse, setLineToReverse] = useState<PostedBankLine>()
  const textOf = ({ text }: PostedBankLine) => text || texts.textDeleted
  const amountOf = ({ amountMinor, currency }: PostedBankLine) => format.amount(amountMinor, currency)
  return (
    <section className={styles.card} aria-labelledby="posted">
      <h2 id="posted">{texts.posted}</h2>
      <List
        label={texts.posted}
        empty={<p className={styles.hint}>{texts.nonePosted}</p>}
        rows={lines.map((line) => ({
          id: line.id,
          title: <span dir="auto">{textOf(line)}</span>,
          meta: (
            <>
              <p className={styles.hint}>
                {`${amountOf(line)} · ${format.day(line.day).date} · `}
                <MosqueText>{line.account}</MosqueText>
              </p>
              <p className={styles.hint}>
                {[texts.kinds[line.kind], line.reference].filter(Boolean).join(' · ')}
                {line.cause && (
                  <>
                    {' · '}
                    <MosqueText>{line.cause}</MosqueText>
                  </>
                )}
                {line.payout && (
                  <>
                    {' · '}
                    <Link href={`${deskPath(mosque, 'payouts')}/${line.payout}`}>{texts.seePayout}</Link>
                  </>
                )}
              </p>
            </>
          ),
          action: (
            <Button
              tone="quiet"
              aria-label={`${texts.reverse}: ${texts.lineOf({ text: textOf(line), amount: amountOf(line) })}`}
              onClick={() => setLineToReverse(line)}
            >
              {texts.reverse}
            </Button>
          ),
        }))}
      />
      <ConfirmDialog
        open={lineToReverse !== undefined}
        title={texts.reverseTitle({ amount: lineToReverse ? amountOf(lineToReverse) : '' })}
        confirmLabel={texts.reverse}
        cancelLabel={texts.cancel}
        busy={reverse.isPending}
        onConfirm={() =>
          lineToReverse &&
          reverse.mutate({ mosque, line: lineToReverse.id }, { onSettled: () => setLineToReverse(undefined) })
        }
        onCancel={() => setLineToReverse(undefined)}
      >
        {lineToReverse?.kind === 'gift' ? texts.reverseGift : texts.reverseOther}
      </ConfirmDialog>
    </section>
  )
}
