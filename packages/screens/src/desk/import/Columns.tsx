import type { DonorColumnAnswer, DonorColumnRole, DonorListColumn } from '@minaret/contract/desk'
import { useDeskAction } from '@minaret/domain/desk'
import { Button, ButtonRow, Form, Select } from '@minaret/ui'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import styles from './import.module.css'

/** Column roles in a donor list, in display order. */
const roles = [
  ...(['name', 'first', 'last', 'email', 'phone', 'address', 'company'] as const),
  ...(['objectsEmail', 'objectsCalls', 'objectsPost', 'objectsAll'] as const),
  ...(['agreesEmail', 'agreesCalls', 'agreesPost', 'agreesAll'] as const),
  ...(['heading', 'deceased', 'note', 'ignore'] as const),
] satisfies readonly DonorColumnRole[]

const meanings = ['yes', 'no', 'nothing'] as const

type Meaning = (typeof meanings)[number]
type Draft = { role?: DonorColumnRole | undefined; meanings: Record<string, Meaning> }

/** Whether a column with this role contains contact preferences, whose values have meanings. */
const isPreference = (role: DonorColumnRole | undefined) =>
  role !== undefined && /^(?:agrees|objects|heading)/.test(role)

/** Whether the meaning of each value in a column has to be set. */
const needsMeanings = ({ asks }: DonorListColumn, { role }: Draft) => asks === 'values' && isPreference(role)

/** Whether a column has no open questions. */
const isAnswered = (column: DonorListColumn, draft: Draft) =>
  draft.role !== undefined &&
  (!needsMeanings(column, draft) || column.values.every(({ value }) => draft.meanings[value] !== undefined))

type ColumnsProps = {
  mosque: string
  id: string
  columns: readonly DonorListColumn[]
  /** Additional buttons next to the submit button. */
  children: ReactNode
}

/** The open questions about a donor list: the roles of columns that may hold contact preferences or identify donors. */
export function Columns({ mosque, id, columns, children }: ColumnsProps) {
  const { t } = useMessages('deskImport')
  const texts = t.deskImport.donors.columns
  const saveColumns = useDeskAction('donorImportColumns', { toast: false })
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Draft>>(new Map())
  const [isSubmitted, setSubmitted] = useState(false)
  const openColumns = columns.filter(({ asks }) => asks)
  const optionalColumns = columns.filter(({ asks, samples }) => !asks && samples.length > 0)
  const draftOf = ({ number, asks, role }: DonorListColumn): Draft =>
    drafts.get(number) ?? { role: asks === 'who' ? undefined : role, meanings: {} }
  const change = (number: number, draft: Draft) => setDrafts(new Map([...drafts, [number, draft]]))
  const renderList = (listColumns: readonly DonorListColumn[]) => (
    <ol className={styles.columns}>
      {listColumns.map((column) => (
        <li key={column.number}>
          <ColumnField
            column={column}
            draft={draftOf(column)}
            isSubmitted={isSubmitted}
            onChange={(draft) => change(column.number, draft)}
          />
        </li>
      ))}
    </ol>
  )
  const collectAnswers = () =>
    columns.flatMap((column): DonorColumnAnswer[] => {
      const { number, asks, values } = column
      const { role, meanings: valueMeanings } = draftOf(column)
      if (role === undefined || (!drafts.has(number) && !asks)) return []
      const answeredValues = values.flatMap(({ value }) => {
        const meaning = valueMeanings[value]
        return meaning ? [{ value, means: meaning }] : []
      })
      return [{ number, role, ...(answeredValues.length > 0 && isPreference(role) ? { values: answeredValues } : {}) }]
    })
  function submit() {
    setSubmitted(true)
    if (openColumns.every((column) => isAnswered(column, draftOf(column))))
      saveColumns.mutate({ mosque, import: id, body: { columns: collectAnswers() } })
  }
  return (
    <Form className={styles.parts} onSubmit={submit}>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      {renderList(openColumns)}
      {optionalColumns.length > 0 && (
        <details>
          <summary>{texts.otherColumns}</summary>
          {renderList(optionalColumns)}
        </details>
      )}
      <p className={styles.hint}>{texts.remembered}</p>
      <ButtonRow>
        <Button type="submit" busy={saveColumns.isPending}>
          {texts.read}
        </Button>
        {children}
      </ButtonRow>
    </Form>
  )
}

type ColumnFieldProps = { column: DonorListColumn; draft: Draft; isSubmitted: boolean; onChange(draft: Draft): void }

function ColumnField({ column, draft, isSubmitted, onChange }: ColumnFieldProps) {
  const { t, format } = useMessages('deskImport')
  const texts = t.deskImport.donors.columns
  const { number, heading, samples, asks, role: detectedRole, values } = column
  const offeredRoles = roles.filter((role) => role !== 'heading' || detectedRole === 'heading')
  const placeholder = { value: '', label: texts.choose }
  return (
    <>
      <Select
        label={heading === '' ? texts.column({ number: format.number(number) }) : format.inText(heading)}
        hint={[
          ...(asks ? [texts.asks[asks]] : []),
          texts.samples({ list: samples.map(format.inText).join(' · ') }),
        ].join(' ')}
        value={draft.role ?? ''}
        error={isSubmitted && asks && !draft.role ? texts.missing : undefined}
        options={[
          ...(draft.role ? [] : [placeholder]),
          ...offeredRoles.map((value) => ({ value, label: texts.roles[value] })),
        ]}
        onChange={({ target }) => onChange({ ...draft, role: roles.find((role) => role === target.value) })}
      />
      {needsMeanings(column, draft) && (
        <ul className={styles.columns}>
          {values.map(({ value, count }) => (
            <li key={value}>
              <Select
                label={
                  value === '*'
                    ? texts.rest({ count: format.number(count) })
                    : texts.value({ value: format.inText(value), count: format.number(count) })
                }
                value={draft.meanings[value] ?? ''}
                error={isSubmitted && !draft.meanings[value] ? texts.missing : undefined}
                options={[
                  ...(draft.meanings[value] ? [] : [placeholder]),
                  ...meanings.map((meaning) => ({ value: meaning, label: texts.means[meaning] })),
                ]}
                onChange={({ target }) => {
                  const meaning = meanings.find((option) => option === target.value)
                  if (meaning) onChange({ ...draft, meanings: { ...draft.meanings, [value]: meaning } })
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
