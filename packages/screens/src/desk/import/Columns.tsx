import type { DonorColumnAnswer, DonorColumnRole, DonorListColumn } from '@minaret/contract/desk'
import { useDeskAction } from '@minaret/domain/desk'
import { Button, ButtonRow, Form, Select } from '@minaret/ui'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../app/index.ts'
import styles from './import.module.css'

/** What a column of a list of donors can hold, in the order it is offered. */
const roles = [
  ...(['name', 'first', 'last', 'email', 'phone', 'address', 'company'] as const),
  ...(['objectsEmail', 'objectsCalls', 'objectsPost', 'objectsAll'] as const),
  ...(['agreesEmail', 'agreesCalls', 'agreesPost', 'agreesAll'] as const),
  ...(['heading', 'deceased', 'note', 'ignore'] as const),
] satisfies readonly DonorColumnRole[]

const meanings = ['yes', 'no', 'nothing'] as const

type Meaning = (typeof meanings)[number]
type Draft = { role?: DonorColumnRole | undefined; means: Record<string, Meaning> }

/** Whether a column with this role speaks of contact, so that its values have a meaning. */
const isWish = (role: DonorColumnRole | undefined) => role !== undefined && /^(?:agrees|objects|heading)/.test(role)

/** Whether values of a column have to be explained one by one. */
const asksValues = ({ asks }: DonorListColumn, { role }: Draft) => asks === 'values' && isWish(role)

/** Whether nothing is left open about a column. */
const isAnswered = (column: DonorListColumn, draft: Draft) =>
  draft.role !== undefined &&
  (!asksValues(column, draft) || column.values.every(({ value }) => draft.means[value] !== undefined))

type ColumnsProps = {
  mosque: string
  id: string
  columns: readonly DonorListColumn[]
  /** Shown beside the button. */
  children: ReactNode
}

/** What only a person can say of a list of donors: what columns hold that may decide a wish, or that say who somebody is. */
export function Columns({ mosque, id, columns, children }: ColumnsProps) {
  const { t } = useWords('deskImport')
  const say = t.deskImport.donors.columns
  const answer = useDeskAction('donorImportColumns', { toast: false })
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Draft>>(new Map())
  const [isTried, setTried] = useState(false)
  const open = columns.filter(({ asks }) => asks)
  const others = columns.filter(({ asks, samples }) => !asks && samples.length > 0)
  const draftOf = ({ number, asks, role }: DonorListColumn): Draft =>
    drafts.get(number) ?? { role: asks === 'who' ? undefined : role, means: {} }
  const change = (number: number, draft: Draft) => setDrafts(new Map([...drafts, [number, draft]]))
  const list = (those: readonly DonorListColumn[]) => (
    <ol className={styles.columns}>
      {those.map((column) => (
        <li key={column.number}>
          <ColumnField
            column={column}
            draft={draftOf(column)}
            isTried={isTried}
            onChange={(draft) => change(column.number, draft)}
          />
        </li>
      ))}
    </ol>
  )
  const answers = () =>
    columns.flatMap((column): DonorColumnAnswer[] => {
      const { number, asks, values } = column
      const { role, means } = draftOf(column)
      if (role === undefined || (!drafts.has(number) && !asks)) return []
      const chosen = values.flatMap(({ value }) => {
        const meaning = means[value]
        return meaning ? [{ value, means: meaning }] : []
      })
      return [{ number, role, ...(chosen.length > 0 && isWish(role) ? { values: chosen } : {}) }]
    })
  function submit() {
    setTried(true)
    if (open.every((column) => isAnswered(column, draftOf(column))))
      answer.mutate({ mosque, import: id, body: { columns: answers() } })
  }
  return (
    <Form className={styles.parts} onSubmit={submit}>
      <h2>{say.title}</h2>
      <p>{say.lead}</p>
      {list(open)}
      {others.length > 0 && (
        <details>
          <summary>{say.others}</summary>
          {list(others)}
        </details>
      )}
      <p className={styles.hint}>{say.remembered}</p>
      <ButtonRow>
        <Button type="submit" busy={answer.isPending}>
          {say.read}
        </Button>
        {children}
      </ButtonRow>
    </Form>
  )
}

type ColumnFieldProps = { column: DonorListColumn; draft: Draft; isTried: boolean; onChange(draft: Draft): void }

function ColumnField({ column, draft, isTried, onChange }: ColumnFieldProps) {
  const { t, format } = useWords('deskImport')
  const say = t.deskImport.donors.columns
  const { number, heading, samples, asks, role: given, values } = column
  const offered = roles.filter((role) => role !== 'heading' || given === 'heading')
  const choose = { value: '', label: say.choose }
  return (
    <>
      <Select
        label={heading === '' ? say.column({ number: format.number(number) }) : format.inText(heading)}
        hint={[...(asks ? [say.asks[asks]] : []), say.samples({ list: samples.map(format.inText).join(' · ') })].join(
          ' ',
        )}
        value={draft.role ?? ''}
        error={isTried && asks && !draft.role ? say.missing : undefined}
        options={[...(draft.role ? [] : [choose]), ...offered.map((value) => ({ value, label: say.roles[value] }))]}
        onChange={({ target }) => onChange({ ...draft, role: roles.find((role) => role === target.value) })}
      />
      {asksValues(column, draft) && (
        <ul className={styles.columns}>
          {values.map(({ value, count }) => (
            <li key={value}>
              <Select
                label={
                  value === '*'
                    ? say.rest({ count: format.number(count) })
                    : say.value({ value: format.inText(value), count: format.number(count) })
                }
                value={draft.means[value] ?? ''}
                error={isTried && !draft.means[value] ? say.missing : undefined}
                options={[
                  ...(draft.means[value] ? [] : [choose]),
                  ...meanings.map((meaning) => ({ value: meaning, label: say.means[meaning] })),
                ]}
                onChange={({ target }) => {
                  const meaning = meanings.find((each) => each === target.value)
                  if (meaning) onChange({ ...draft, means: { ...draft.means, [value]: meaning } })
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
