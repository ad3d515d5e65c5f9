import type { DeskDetails, DeskMosque, DetailsSection } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { ButtonLink, Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { ChangedBy, DeskFrame, deskPath, Loading } from '../frame/index.ts'
import styles from './details.module.css'
import { SectionValues } from './SectionValues.tsx'

export type DetailsScreenProps = { mosque: DeskMosque }

/** A mosque’s details by section, with links to the forms. */
export function DetailsScreen({ mosque }: DetailsScreenProps) {
  const { t } = useMessages('deskDetails')
  const texts = t.deskDetails
  const query = useDeskQuery('detailsView', { mosque: mosque.slug })
  const details = query.data
  return (
    <DeskFrame mosque={mosque} page="details" title={texts.title}>
      <h1>{texts.title}</h1>
      <p className={styles.hint}>{texts.lead}</p>
      {!mayUse('detailsChange', mosque.roles) && <Notice>{texts.readOnly}</Notice>}
      {details ? (
        <div className={styles.cards}>
          {details.sections.map((section) => (
            <SectionCard key={section.section} mosque={mosque} section={section} details={details} />
          ))}
          {mayUse('protectedView', mosque.roles) && (
            <LinkCard
              id="details-protected"
              texts={texts.protected}
              href={`${deskPath(mosque.slug, 'details')}/protected`}
            />
          )}
          {mayUse('cardPaymentsView', mosque.roles) && (
            <LinkCard
              id="details-ways-to-give"
              texts={texts.waysToGive}
              href={`${deskPath(mosque.slug, 'details')}/ways-to-give`}
            />
          )}
          {mayUse('importList', mosque.roles) && (
            <LinkCard id="details-import" texts={texts.import} href={`${deskPath(mosque.slug, 'details')}/import`} />
          )}
          {mayUse('domainList', mosque.roles) && (
            <LinkCard id="details-domains" texts={texts.domains} href={`${deskPath(mosque.slug, 'details')}/domains`} />
          )}
          {mayUse('supportView', mosque.roles) && (
            <LinkCard id="details-support" texts={texts.support} href={`${deskPath(mosque.slug, 'details')}/support`} />
          )}
          {mayUse('mosqueExportView', mosque.roles) && (
            <LinkCard id="details-export" texts={texts.export} href={`${deskPath(mosque.slug, 'details')}/export`} />
          )}
        </div>
      ) : (
        <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
      )}
    </DeskFrame>
  )
}

type LinkCardProps = { id: string; texts: { title: string; open: string; hint: string }; href: string }

/** A card that links to a separate page of the details. */
const LinkCard = ({ id, texts: { title, open, hint }, href }: LinkCardProps) => (
  <section className={styles.card} aria-labelledby={id}>
    <div className={styles.cardHead}>
      <h2 id={id}>{title}</h2>
      <ButtonLink tone="quiet" href={href} aria-describedby={id}>
        {open}
      </ButtonLink>
    </div>
    <p className={styles.hint}>{hint}</p>
  </section>
)

type SectionCardProps = { mosque: DeskMosque; section: DetailsSection; details: DeskDetails }

function SectionCard({ mosque, section, details }: SectionCardProps) {
  const { t } = useMessages('deskDetails', 'deskWhy')
  const texts = t.deskDetails
  const { section: name, changed } = section
  return (
    <section className={styles.card} aria-labelledby={`details-${name}`}>
      <div className={styles.cardHead}>
        <h2 id={`details-${name}`}>{texts.sections[name]}</h2>
        {mayUse('detailsChange', mosque.roles) && (
          <ButtonLink
            tone="quiet"
            href={`${deskPath(mosque.slug, 'details')}/${name}`}
            aria-label={texts.changeOf({ section: texts.sections[name] })}
          >
            {texts.change}
          </ButtonLink>
        )}
      </div>
      <SectionValues section={section} details={details} />
      <ChangedBy changed={changed} className={styles.hint} />
    </section>
  )
}
