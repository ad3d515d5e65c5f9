import type { Import, ImportLine, ImportShow } from '@minaret/contract/desk'
import { useDeskPages } from '@minaret/domain/desk'
import { Button, LineLink, List, Select } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { deskPath, Loading } from '../frame/index.ts'
import { Groups } from './Groups.tsx'
import styles from './import.module.css'

const filters = ['add', 'noted', 'skip'] as const
const isFilter = (text: string): text is ImportShow => filters.some((filter) => filter === text)

/** Report on the file's entries: the outcome of each, with reasons. */
export function Report({ mosque, importRecord }: { mosque: string; importRecord: Import }) {
  const { t } = useMessages('deskImport')
  const texts = t.deskImport
  const [filter, setFilter] = useState<ImportShow>(importRecord.counts.noted > 0 ? 'noted' : 'add')
  const list = useDeskPages(
    'importLines',
    { mosque, import: importRecord.id, show: filter },
    { revision: importRecord.state },
  )
  const lines = list.data?.pages.flatMap(({ items }) => items)
  return (
    <>
      <h2>{texts.report}</h2>
      <Groups importRecord={importRecord} />
      <Select
        label={texts.show}
        value={filter}
        onChange={({ target }) => {
          if (isFilter(target.value)) setFilter(target.value)
        }}
        options={filters.map((value) => ({ value, label: texts.shows[value] }))}
      />
      {lines ? (
        <List
          label={texts.report}
          empty={<p className={styles.hint}>{texts.noLines}</p>}
          rows={lines.map((line) => ({
            id: String(line.position),
            title: <Title mosque={mosque} holds={importRecord.holds} line={line} />,
            meta: (
              <>
                {line.plan && <Plan plan={line.plan} />}
                <Notes notes={line.notes} />
              </>
            ),
          }))}
        />
      ) : (
        <Loading hasFailed={list.isError} retry={() => void list.refetch()} />
      )}
      {list.hasNextPage && (
        <Button tone="quiet" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  )
}

/** Notes on what is omitted, or why the entry is skipped. */
function Notes({ notes }: Pick<ImportLine, 'notes'>) {
  if (notes.length === 0) return null
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note} dir="auto">
          {note}
        </li>
      ))}
    </ul>
  )
}

/** A regular gift in Stripe: amount, frequency, next payment, donor and originating system. */
function Plan({ plan }: { plan: NonNullable<ImportLine['plan']> }) {
  const { t, format } = useMessages('deskImport')
  const texts = t.deskImport.plans
  const { email, amountMinor, currency, interval, intervalCount, next, system } = plan
  const amount = amountMinor === undefined || currency === '' ? undefined : format.amount(amountMinor, currency)
  // The note of a gift that isn't adopted states its frequency.
  const frequency = interval && intervalCount === 1 ? texts.every[interval] : undefined
  const details = [
    amount && frequency ? texts.of({ amount, frequency }) : amount,
    next === undefined ? undefined : texts.next({ day: format.instant(next).date }),
  ].filter((detail) => detail !== undefined)
  return (
    <>
      {details.length > 0 && <p>{details.join(' · ')}</p>}
      {email !== '' && (
        <p>
          <bdi>{email}</bdi>
        </p>
      )}
      <p>{texts.systems[system]}</p>
    </>
  )
}

/** The title of an entry and its kind of content, with a link to the draft or donor once it exists. */
function Title({ mosque, holds, line }: { mosque: string; holds: Import['holds']; line: ImportLine }) {
  const { t, format } = useMessages('deskImport')
  const texts = t.deskImport
  const { title, kind, draft, donor, plan, position } = line
  const name = <bdi>{title || texts.untitled}</bdi>
  if (plan) return <>{name}</>
  if (holds === 'donors')
    return (
      <>
        {donor ? <LineLink href={`${deskPath(mosque, 'donors')}/${donor}`}>{name}</LineLink> : name}
        <span className={styles.hint}> {texts.donors.line({ line: format.number(position) })}</span>
      </>
    )
  const kindLabel = kind === 'news' || kind === 'about' || kind === 'events' ? texts[kind] : undefined
  return (
    <>
      {kind && draft ? <LineLink href={`${deskPath(mosque, 'content')}/${kind}/${draft}`}>{name}</LineLink> : name}
      {kindLabel && <span className={styles.hint}> {kindLabel}</span>}
    </>
  )
}
