import type { DeskMosque, SiteDomains } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, ButtonRow, Form, LineLink, Notice, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading } from '../frame/index.ts'
import { DomainCard } from './DomainCard.tsx'
import styles from './domains.module.css'

/** Polling interval while a domain waits for its DNS records, in milliseconds. */
const pollInterval = 20_000

export type DomainsScreenProps = { mosque: DeskMosque }

/** The site's address, and the mosque's own domains. */
export function DomainsScreen({ mosque }: DomainsScreenProps) {
  const { t } = useWords('deskDomains')
  const say = t.deskDomains
  const mayView = mayUse('domainList', mosque.roles)
  const loaded = useDeskQuery(
    'domainList',
    { mosque: mosque.slug },
    {
      staleTime: 0,
      poll: (data) => data?.domains.some(({ state }) => state !== 'connected') && pollInterval,
      enabled: mayView,
    },
  )
  return (
    <DeskFrame mosque={mosque} page="details" title={say.title}>
      <LineLink href={deskPath(mosque.slug, 'details')}>{say.back}</LineLink>
      <h1>{say.title}</h1>
      {!mayView && <Notice>{say.mayNotLook}</Notice>}
      {mayView && loaded.data && <Loaded mosque={mosque.slug} overview={loaded.data} />}
      {mayView && !loaded.data && <Loading failed={loaded.isError} retry={() => void loaded.refetch()} />}
    </DeskFrame>
  )
}

function Loaded({
  mosque,
  overview: { address, given, available, domains },
}: {
  mosque: string
  overview: SiteDomains
}) {
  const { t } = useWords('deskDomains')
  const say = t.deskDomains
  return (
    <>
      <p>
        {say.now} <bdi dir="ltr">{address}</bdi>
      </p>
      <p className={styles.hint}>{say.always({ given })}</p>
      <div className={styles.sections}>
        {!available && <Notice>{say.notAvailable}</Notice>}
        {domains.map((domain) => (
          <DomainCard key={domain.domain} mosque={mosque} domain={domain} />
        ))}
        {available && <AddDomain mosque={mosque} />}
      </div>
    </>
  )
}

function AddDomain({ mosque }: { mosque: string }) {
  const { t } = useWords('deskDomains')
  const say = t.deskDomains
  const [draft, setDraft] = useState('')
  const add = useDeskAction('domainAdd', { undo: 'message', isField: (name) => name === 'domain' })
  return (
    <section className={styles.card} aria-labelledby="add-domain">
      <h2 id="add-domain">{say.addTitle}</h2>
      <p className={styles.hint}>{say.addLead}</p>
      <Form
        className={styles.form}
        onSubmit={() => {
          add.mutate({ mosque, body: { domain: draft } }, { onSuccess: () => setDraft('') })
        }}
      >
        <TextField
          label={say.label}
          hint={say.hint}
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
            {add.isPending ? say.adding : say.add}
          </Button>
        </ButtonRow>
      </Form>
    </section>
  )
}
