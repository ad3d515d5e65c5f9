import type { DeskMosque, DonorDetail } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { LineLink, List } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading, Panel, Sections, useFormatInstant } from '../frame/index.ts'
import { Contact } from './Contact.tsx'
import { Declarations } from './Declarations.tsx'
import { Entries } from './Entries.tsx'
import { Gifts } from './Gifts.tsx'
import { PersonalData } from './PersonalData.tsx'
import { RegularGifts } from './RegularGifts.tsx'
import { Years } from './Years.tsx'
import styles from './donors.module.css'

/** One donor: gifts, regular gifts, declarations, contact preferences and emails sent. */
export function DonorScreen({ mosque, donor }: { mosque: DeskMosque; donor: string }) {
  const { t } = useMessages('desk', 'deskDonors')
  const texts = t.deskDonors
  const query = useDeskQuery('donorView', { mosque: mosque.slug, donor })
  return (
    <DeskFrame mosque={mosque} page="donors" title={query.data?.name ?? texts.title}>
      <LineLink href={deskPath(mosque.slug, 'donors')}>{texts.back}</LineLink>
      {query.data ? (
        <Detail mosque={mosque} donor={query.data} />
      ) : (
        <>
          <h1>{texts.title}</h1>
          <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
        </>
      )}
    </DeskFrame>
  )
}

function Detail({ mosque, donor }: { mosque: DeskMosque; donor: DonorDetail }) {
  return (
    <>
      <h1>
        <bdi>{donor.name}</bdi>
      </h1>
      <Sections className={styles.sections}>
        <Entries mosque={mosque.slug} donor={donor} />
        <Years mosque={mosque.slug} donor={donor} />
        {donor.regular.length > 0 && <RegularGifts mosque={mosque} donor={donor} />}
        <Gifts mosque={mosque.slug} donor={donor} />
        <Declarations mosque={mosque} donor={donor} />
        <Contact key={JSON.stringify(donor.contact)} mosque={mosque.slug} donor={donor.id} contact={donor.contact} />
        <Emails emails={donor.emails} />
        <PersonalData mosque={mosque} donor={donor} />
      </Sections>
    </>
  )
}

function Emails({ emails }: Pick<DonorDetail, 'emails'>) {
  const { t } = useMessages('deskDonors')
  const formatInstant = useFormatInstant()
  const texts = t.deskDonors.emails
  return (
    <Panel id="emails" title={texts.title}>
      <List
        label={texts.title}
        empty={<p className={styles.hint}>{texts.none}</p>}
        rows={emails.map(({ id, kind, at, state }) => ({
          id,
          title: kind,
          meta: `${formatInstant(at)} · ${texts.states[state]}`,
        }))}
      />
    </Panel>
  )
}
