import type { DeskMosque, SiteDomains } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, ButtonRow, Form, LineLink, Notice, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading, Sections } from '../frame/index.ts'
import { DomainCard } from './DomainCard.tsx'
import styles from './domains.module.css'

/** Polling interval while a domain waits for its DNS records, in milliseconds. */
const pollInterval = 20_000

export type DomainsScreenProps = { mosque: DeskMosque }

/** The site's address, and the mosque's own domains. */
export function DomainsScreen({ mosque }: DomainsScreenProps) {
  const { t } = useMessages('deskDomains')
  const texts = t.deskDomains
  const mayView = mayUse('domainList', mosque.roles)
  const query = useDeskQuery(
    'domainList',
    { mosque: mosque.slug },
    {
      staleTime: 0,
      poll: (data) => data?.domains.some(({ state }) => state !== 'connected') && pollInterval,
      enabled: mayView,
    },
  )
  return (
    <DeskFrame mosque={mosque} page="details" title={texts.title}>
      <LineLink href={deskPath(mosque.slug, 'details')}>{texts.back}</LineLink>
      <h1>{texts.title}</h1>
      {!mayView && <Notice>{texts.noAccess}</Notice>}
      {mayView && query.data && <Overview mosque={mosque.slug} overview={query.data} />}
      {mayView && !query.data && <Loading hasFailed={query.isError} retry={() => void query.refetch()} />}
    </DeskFrame>
  )
}

function Overview({
  mosque,
  overview: { address, given: defaultDomain, available: isAvailable, domains },
}: {
  mosque: string
  overview: SiteDomains
}) {
  const { t } = useMessages('deskDomains')
  const texts = t.deskDomains
  return (
    <>
      <p>
        {texts.currentAddress} <bdi dir="ltr">{address}</bdi>
      </p>
      <p className={styles.hint}>{texts.always({ given: defaultDomain })}</p>
      <Sections>
        {!isAvailable && <Notice>{texts.notAvailable}</Notice>}
        {domains.map((domain) => (
          <DomainCard key={domain.domain} mosque={mosque} domain={domain} />
        ))}
        {isAvailable && <AddDomain mosque={mosque} />}
      </Sections>
    </>
  )
}

function AddDomain({ mosque }: { mosque: string }) {
  const { t } = useMessages('deskDomains')
  const texts = t.deskDomains
  const [draft, setDraft] = useState('')
  const add = useDeskAction('domainAdd', { undo: 'message', isField: (name) => name === 'domain' })
  return (
    <section className={styles.card} aria-labelledby="add-domain">
      <h2 id="add-domain">{texts.addTitle}</h2>
      <p className={styles.hint}>{texts.addLead}</p>
      <Form
        className={styles.form}
        onSubmit={() => {
          add.mutate({ mosque, body: { domain: draft } }, { onSuccess: () => setDraft('') })
        }}
      >
        <TextField
          label={texts.label}
          hint={texts.hint}
          error={fieldErrorsOf(add.error).domain}
          dir="ltr"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
        />
        <ButtonRow>
          <Button type="submit" busy={add.isPending}>
            {add.isPending ? texts.adding : texts.add}
          </Button>
        </ButtonRow>
      </Form>
    </section>
  )
}
