import type { DnsRecord, SiteDomain } from '@minaret/contract/desk'
import { useDeskAction } from '@minaret/domain/desk'
import { Button, ButtonRow, ConfirmDialog, Notice } from '@minaret/ui'
import { useId, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { useFormatInstant } from '../frame/index.ts'
import styles from './domains.module.css'

const successStates = ['connected', 'proved']

/** A domain: its status, the records to add at the registrar, and the records found in the DNS. */
export function DomainCard({ mosque, domain: siteDomain }: { mosque: string; domain: SiteDomain }) {
  const { t, format } = useMessages('deskDomains')
  const texts = t.deskDomains
  const id = useId()
  const check = useDeskAction('domainCheck', { toast: false, refresh: 'mosque' })
  const remove = useDeskAction('domainRemove', { undo: 'message' })
  const [isRemoving, setRemoving] = useState(false)
  const formatInstant = useFormatInstant()
  const { domain, name, state, since, records, checkedAt, unanswered: hasNoResponse } = siteDomain
  const isConnected = state === 'connected'
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>
        <bdi dir="ltr">{name}</bdi>
      </h2>
      {name !== domain && <p className={styles.hint}>{texts.inDns({ domain: format.inText(domain) })}</p>}
      <Notice
        tone={successStates.includes(state) ? 'success' : since === undefined ? 'info' : 'warning'}
        title={texts.states[state]}
      >
        {texts.next[state]} {since !== undefined && texts.since({ at: formatInstant(since) })}
      </Notice>
      {hasNoResponse && <p>{texts.unanswered}</p>}
      {!isConnected && <p>{texts.type}</p>}
      <ol className={styles.records}>
        {records.map((record) => (
          <Record key={`${record.type} ${record.value}`} record={record} />
        ))}
      </ol>
      <OtherRecords domain={siteDomain} />
      <p className={styles.hint}>
        {checkedAt === undefined ? texts.notChecked : texts.checked({ at: formatInstant(checkedAt) })}
      </p>
      <ButtonRow>
        <Button tone="quiet" busy={check.isPending} onClick={() => check.mutate({ mosque, body: { domain } })}>
          {check.isPending ? texts.checking : texts.check}
        </Button>
        <Button tone="quiet" aria-label={texts.removeOf({ domain: name })} onClick={() => setRemoving(true)}>
          {texts.remove}
        </Button>
      </ButtonRow>
      <ConfirmDialog
        open={isRemoving}
        title={texts.removeTitle({ domain: name })}
        confirmLabel={texts.remove}
        cancelLabel={texts.cancel}
        busy={remove.isPending}
        onCancel={() => setRemoving(false)}
        onConfirm={() => remove.mutate({ mosque, body: { domain } }, { onSettled: () => setRemoving(false) })}
      >
        <p>{texts.removeText}</p>
      </ConfirmDialog>
    </section>
  )
}

function Record({ record: { purpose, type, name, value, found: isFound } }: { record: DnsRecord }) {
  const { t } = useMessages('deskDomains')
  const texts = t.deskDomains
  return (
    <li>
      <span>{texts.purposes[purpose]}</span>
      <dl className={styles.fields}>
        <dt>{texts.fields.type}</dt>
        <dd dir="ltr">{type}</dd>
        <dt>{texts.fields.name}</dt>
        <dd dir="ltr">{name}</dd>
        <dt>{texts.fields.value}</dt>
        <dd dir="ltr">{value}</dd>
        <dt>{texts.fields.status}</dt>
        <dd>{isFound ? texts.found : texts.notFound}</dd>
      </dl>
      {type === 'ALIAS' && <p className={styles.hint}>{texts.alias}</p>}
    </li>
  )
}

/** The DNS records found instead of the expected ones. */
function OtherRecords({ domain: { records, texts: txtRecords, addresses } }: { domain: SiteDomain }) {
  const { t } = useMessages('deskDomains')
  const texts = t.deskDomains
  const isMissing = (purpose: DnsRecord['purpose']) =>
    records.some((record) => record.purpose === purpose && !record.found)
  const expectedValues = records.map(({ value }) => value)
  const otherAddresses = addresses.filter((address) => !expectedValues.includes(address))
  return (
    <>
      {isMissing('proof') && txtRecords.length > 0 && (
        <p>
          {texts.otherTexts} <bdi dir="ltr">{txtRecords.join(', ')}</bdi>
        </p>
      )}
      {isMissing('address') && otherAddresses.length > 0 && (
        <p>
          {texts.otherAddresses} <bdi dir="ltr">{otherAddresses.join(', ')}</bdi>
        </p>
      )}
    </>
  )
}
