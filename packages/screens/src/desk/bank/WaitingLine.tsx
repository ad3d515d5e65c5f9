import type { BankLine, BankLineChoice, BankLineKind, BankOverview } from '@minaret/contract/desk'
import { Link, Select, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../../app/index.ts'
import { deskPath, MosqueText } from '../frame/index.ts'
import styles from './bank.module.css'

type WaitingLineProps = {
  mosque: string
  line: BankLine
  causes: BankOverview['causes']
  onChoose(choice: BankLineChoice): void
}

/** A line awaiting review: the bank's text, and its classification. Every choice is saved at once. */
export function WaitingLine({ mosque, line, causes, onChoose }: WaitingLineProps) {
  const { t, format } = useWords('deskBank')
  const say = t.deskBank
  const { account, day, amountMinor, currency, kinds, kind, causeId, recorded, twin } = line
  const text = line.text || say.textDeleted
  const [donor, setDonor] = useState(line.donorName ?? '')
  const amount = format.amount(amountMinor, currency)
  const accessibleName = (words: string) => `${words}: ${say.lineOf({ text, amount })}`
  const chosen = kinds.find((option) => option === kind)
  const gift = (change: Partial<BankLineChoice>): BankLineChoice => ({
    kind: 'gift',
    causeId: causeId ?? causes[0]?.id ?? '',
    donorName: donor.trim(),
    ...change,
  })
  const choose = (value: string) => {
    const next: BankLineKind | undefined = kinds.find((option) => option === value)
    if (next) onChoose(next === 'gift' ? gift({}) : { kind: next })
  }
  return (
    <li className={styles.line} aria-label={say.lineOf({ text, amount })}>
      <div className={styles.head}>
        <p className={styles.text} dir="auto">
          {text}
        </p>
        <p className={styles.amount} data-out={amountMinor < 0 || undefined}>
          {amount}
        </p>
      </div>
      <p className={styles.hint}>
        {format.day(day).date} · <MosqueText>{account}</MosqueText>
      </p>
      {twin && <p className={styles.warning}>{say.twin}</p>}
      <div className={styles.fields}>
        <Select
          label={say.kind}
          aria-label={accessibleName(say.kind)}
          value={chosen ?? ''}
          options={[
            ...(chosen ? [] : [{ value: '', label: say.choose }]),
            ...kinds.map((option) => ({ value: option, label: say.kinds[option] })),
          ]}
          onChange={({ target }) => choose(target.value)}
        />
        {chosen === 'gift' && (
          <>
            <Select
              label={say.cause}
              aria-label={accessibleName(say.cause)}
              value={causeId ?? ''}
              options={causes.map((cause) => ({ value: cause.id, label: cause.title }))}
              onChange={({ target }) => onChoose(gift({ causeId: target.value }))}
            />
            <TextField
              label={say.donor}
              aria-label={accessibleName(say.donor)}
              optional={say.optional}
              autoComplete="off"
              dir="auto"
              maxLength={100}
              value={donor}
              onChange={({ target }) => setDonor(target.value)}
              onBlur={() => {
                if (donor.trim() !== (line.donorName ?? '')) onChoose(gift({}))
              }}
            />
          </>
        )}
      </div>
      {chosen === 'payout' && line.payout && (
        <p className={styles.hint}>
          <Link href={`${deskPath(mosque, 'payouts')}/${line.payout}`}>{say.seePayout}</Link>
        </p>
      )}
      {recorded && (chosen === undefined || chosen === 'gift' || chosen === 'recorded') && (
        <p className={styles.hint}>
          {(chosen === 'recorded' ? say.recorded : say.maybeRecorded)({
            name: recorded.donorName || say.nobody,
            day: format.day(recorded.day).date,
            reference: recorded.reference,
          })}
        </p>
      )}
    </li>
  )
}
