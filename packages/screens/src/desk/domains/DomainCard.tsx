import type { DnsRecord, SiteDomain } from '@minaret/contract/desk'
import { useDeskAction } from '@minaret/domain/desk'
import { Button, ButtonRow, ConfirmDialog, Notice } from '@minaret/ui'
import { useId, useState } from 'react'
import { useWords } from '../../app/index.ts'
import { useInstant } from '../frame/index.ts'
import styles from './domains.module.css'

const good = ['connected', 'proved']

/** A domain: its status, the records to add at the registrar, and what the DNS has. */
export function DomainCard({ mosque, domain: siteDomain }: { mosque: string; domain: SiteDomain }) {
  const { t, format } = useWords('deskDomains')
  const say = t.deskDomains
  const id = useId()
  const check = useDeskAction('domainCheck', { toast: false, refresh: 'mosque' })
  const remove = useDeskAction('domainRemove', { undo: 'message' })
  const [isRemoving, setRemoving] = useState(false)
  const at = useInstant()
  const { domain, name, state, since, records, checkedAt, unanswered } = siteDomain
  const isConnected = state === 'connected'
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>
        <bdi dir="ltr">{name}</bdi>
      </h2>
      {name !== domain && <p className={styles.hint}>{say.inDns({ domain: format.inText(domain) })}</p>}
      <Notice
        tone={good.includes(state) ? 'success' : since === undefined ? 'info' : 'warning'}
        title={say.states[state]}
      >
        {say.next[state]} {since !== undefined && say.since({ at: at(since) })}
      </Notice>
      {unanswered && <p>{say.unanswered}</p>}
      {!isConnected && <p>{say.type}</p>}
      <ol className={styles.records}>
        {records.map((record) => (
          <Record key={`${record.type} ${record.value}`} record={record} />
        ))}
      </ol>
      <OtherRecords domain={siteDomain} />
      <p className={styles.hint}>{checkedAt === undefined ? say.notChecked : say.checked({ at: at(checkedAt) })}</p>
      <ButtonRow>
        <Button tone="quiet" busy={check.isPending} onClick={() => check.mutate({ mosque, body: { domain } })}>
          {check.isPending ? say.checking : say.check}
        </Button>
        <Button tone="quiet" aria-label={say.removeOf({ domain: name })} onClick={() => setRemoving(true)}>
          {say.remove}
        </Button>
      </ButtonRow>
      <ConfirmDialog
        open={isRemoving}
        title={say.removeTitle({ domain: name })}
        confirmLabel={say.remove}
        cancelLabel={say.cancel}
        busy={remove.isPending}
        onCancel={() => setRemoving(false)}
        onConfirm={() => remove.mutate({ mosque, body: { domain } }, { onSettled: () => setRemoving(false) })}
      >
        <p>{say.removeText}</p>
      </ConfirmDialog>
    </section>
  )
}

function Record({ record: { purpose, type, name, value, found } }: { record: DnsRecord }) {
  const { t } = useWords('deskDomains')
  const say = t.deskDomains
  return (
    <li>
      <span>{say.purposes[purpose]}</span>
      <dl className={styles.fields}>
        <dt>{say.fields.type}</dt>
        <dd dir="ltr">{type}</dd>
        <dt>{say.fields.name}</dt>
        <dd dir="ltr">{name}</dd>
        <dt>{say.fields.value}</dt>
        <dd dir="ltr">{value}</dd>
        <dt>{say.fields.found}</dt>
        <dd>{found ? say.found : say.notFound}</dd>
      </dl>
      {type === 'ALIAS' && <p className={styles.hint}>{say.alias}</p>}
    </li>
  )
}

/** The records that the DNS has instead of the expected ones. */
function OtherRecords({ domain: { records, texts, addresses } }: { domain: SiteDomain }) {
  const { t } = useWords('deskDomains')
  const say = t.deskDomains
  const lacks = (purpose: DnsRecord['purpose']) => records.some((record) => record.purpose === purpose && !record.found)
  const expected = records.map(({ value }) => value)
  const otherAddresses = addresses.filter((address) => !expected.includes(address))
  return (
    <>
      {lacks('proof') && texts.length > 0 && (
        <p>
          {say.otherTexts} <bdi dir="ltr">{texts.join(', ')}</bdi>
        </p>
      )}
      {lacks('address') && otherAddresses.length > 0 && (
        <p>
          {say.otherAddresses} <bdi dir="ltr">{otherAddresses.join(', ')}</bdi>
        </p>
      )}
    </>
  )
}
