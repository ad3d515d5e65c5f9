import type { BankLine, BankLineChoice, BankLineKind, BankOverview } from '@minaret/contract/desk'
import { Link, Select, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { deskPath, MosqueText } from '../frame/index.ts'
import styles from './bank.module.css'

type WaitingLineProps = {
  mosque: string
  line: BankLine
  causes: BankOverview['causes']
  onChoose(choice: BankLineChoice): void
}

/** A line awaiting review: the bank's text, and its classification. Every choice is saved immediately. */
export function WaitingLine({ mosque, line, causes, onChoose }: WaitingLineProps) {
  const { t, format } = useMessages('deskBank')
  const texts = t.deskBank
  const { account, day, amountMinor, currency, kinds, kind, causeId, recorded: recordedGift } = line
  const { twin: isPossibleDuplicate } = line
  const text = line.text || texts.textDeleted
  const [donor, setDonor] = useState(line.donorName ?? '')
  const amount = format.amount(amountMinor, currency)
  const accessibleName = (label: string) => `${label}: ${texts.lineOf({ text, amount })}`
  const selectedKind = kinds.find((option) => option === kind)
  const toGiftChoice = (change: Partial<BankLineChoice>): BankLineChoice => ({
    kind: 'gift',
    causeId: causeId ?? causes[0]?.id ?? '',
    donorName: donor.trim(),
    ...change,
  })
  const choose = (value: string) => {
    const next: BankLineKind | undefined = kinds.find((option) => option === value)
    if (next) onChoose(next === 'gift' ? toGiftChoice({}) : { kind: next })
  }
  return (
    <li className={styles.line} aria-label={texts.lineOf({ text, amount })}>
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
      {isPossibleDuplicate && <p className={styles.warning}>{texts.possibleDuplicate}</p>}
      <div className={styles.fields}>
        <Select
          label={texts.kind}
          aria-label={accessibleName(texts.kind)}
          value={selectedKind ?? ''}
          options={[
            ...(selectedKind ? [] : [{ value: '', label: texts.choose }]),
            ...kinds.map((option) => ({ value: option, label: texts.kinds[option] })),
          ]}
          onChange={({ target }) => choose(target.value)}
        />
        {selectedKind === 'gift' && (
          <>
            <Select
              label={texts.cause}
              aria-label={accessibleName(texts.cause)}
              value={causeId ?? ''}
              options={causes.map((cause) => ({ value: cause.id, label: cause.title }))}
              onChange={({ target }) => onChoose(toGiftChoice({ causeId: target.value }))}
            />
            <TextField
              label={texts.donor}
              aria-label={accessibleName(texts.donor)}
              optional={texts.optional}
              autoComplete="off"
              dir="auto"
              maxLength={100}
              value={donor}
              onChange={({ target }) => setDonor(target.value)}
              onBlur={() => {
                if (donor.trim() !== (line.donorName ?? '')) onChoose(toGiftChoice({}))
              }}
            />
          </>
        )}
      </div>
      {selectedKind === 'payout' && line.payout && (
        <p className={styles.hint}>
          <Link href={`${deskPath(mosque, 'payouts')}/${line.payout}`}>{texts.seePayout}</Link>
        </p>
      )}
      {recordedGift && (selectedKind === undefined || selectedKind === 'gift' || selectedKind === 'recorded') && (
        <p className={styles.hint}>
          {(selectedKind === 'recorded' ? texts.recorded : texts.maybeRecorded)({
            name: recordedGift.donorName || texts.anonymousDonor,
            day: format.day(recordedGift.day).date,
            reference: recordedGift.reference,
          })}
        </p>
      )}
    </li>
  )
}
