import type { StatementQuestion, StatementUpload } from '@minaret/contract/desk'
import { Button, ButtonRow, Notice, RadioGroup, Select } from '@minaret/ui'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import styles from './bank.module.css'
import { areRolesSufficient, columnRoles, rolesOf } from './columnRoles.ts'

type ColumnQuestionProps = {
  /** The name of the account that the answer is saved for. */
  account: string
  question: StatementQuestion
  busy: boolean
  onAnswer(answer: Pick<StatementUpload, 'columns' | 'dates'>): void
  onCancel(): void
}

/** Questions about an ambiguous file: each column's role, and whether dates begin with the day or the month. */
export function ColumnQuestion({ account, question, busy, onAnswer, onCancel }: ColumnQuestionProps) {
  const { t, format } = useMessages('deskBank')
  const texts = t.deskBank.question
  const { asks, columns, sign, dates } = question
  const [roles, setRoles] = useState(() => rolesOf(question))
  const [dateOrder, setDateOrder] = useState<'dmy' | 'mdy'>()
  const [problem, setProblem] = useState<'columns' | 'dates'>()
  const heading = useRef<HTMLHeadingElement>(null)
  // The question replaces the file field, so the focus moves to it.
  useEffect(() => heading.current?.focus(), [])
  const asksColumns = asks.includes('columns') || asks.includes('sign')
  const nameOf = (number: number, name: string) =>
    name === '' ? texts.column({ number: format.number(number) }) : format.inText(name)
  const options = columnRoles.map((value) => ({ value, label: texts.roles[value] }))
  const signColumn = columns.find(({ number }) => number === sign?.column)
  function submit() {
    if (asksColumns && !areRolesSufficient(roles)) return setProblem('columns')
    if (dates && !dateOrder) return setProblem('dates')
    setProblem(undefined)
    onAnswer({ ...(asksColumns ? { columns: roles } : {}), ...(dateOrder ? { dates: dateOrder } : {}) })
  }
  return (
    <form
      className={styles.question}
      aria-labelledby="question"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h3 id="question" ref={heading} tabIndex={-1}>
        {asksColumns ? texts.title : texts.datesTitle}
      </h3>
      <p className={styles.hint}>{texts.lead({ account: format.inText(account) })}</p>
      {sign && (
        <Notice tone="warning" title={texts.sign({ column: nameOf(sign.column, signColumn?.heading ?? '') })}>
          {sign.value === ''
            ? texts.signEmpty({ line: format.number(sign.line) })
            : texts.signValue({ line: format.number(sign.line), value: format.inText(sign.value) })}
        </Notice>
      )}
      {asksColumns && (
        <ol className={styles.columns}>
          {columns.map(({ number, heading: name, samples }) => (
            <li key={number}>
              <Select
                label={nameOf(number, name)}
                hint={samples.map(format.inText).join(' · ')}
                value={roles[String(number)] ?? 'ignore'}
                options={options}
                onChange={({ target }) => {
                  const role = columnRoles.find((option) => option === target.value)
                  if (role) setRoles({ ...roles, [String(number)]: role })
                }}
              />
            </li>
          ))}
        </ol>
      )}
      {dates && (
        <RadioGroup
          legend={texts.dates({ text: format.inText(dates.text) })}
          name="statement-dates"
          {...(dateOrder ? { value: dateOrder } : {})}
          onChange={setDateOrder}
          choices={[
            { value: 'dmy', label: format.day(dates.dmy).date },
            { value: 'mdy', label: format.day(dates.mdy).date },
          ]}
        />
      )}
      {problem && <Notice tone="warning" live="assertive" title={texts.problems[problem]} />}
      <ButtonRow>
        <Button type="submit" busy={busy}>
          {texts.submit}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {t.deskBank.cancel}
        </Button>
      </ButtonRow>
    </form>
  )
}
