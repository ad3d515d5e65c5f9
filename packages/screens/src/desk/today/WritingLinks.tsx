import type { ContentKindName, DeskMosque } from '@minaret/contract/desk'
import { useContentList } from '@minaret/domain/desk'
import { mayEditContent } from '@minaret/plans'
import { ButtonLink } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { deskPath } from '../frame/index.ts'
import styles from './today.module.css'

/** Maximum number of campaigns with a link to write an update. */
const maxCampaigns = 2

/** Links to the most common writing tasks, and to all content. */
export function WritingLinks({ mosque }: { mosque: DeskMosque }) {
  const { t } = useMessages('desk')
  const { write } = t.desk.today
  const path = deskPath(mosque.slug, 'content')
  const mayEdit = (kind: ContentKindName) => mayEditContent(kind, mosque.roles)
  const tasks = [
    ...(mayEdit('events') ? [{ href: `${path}/events/new`, label: write.events }] : []),
    ...(mayEdit('news') ? [{ href: `${path}/news/new`, label: write.news }] : []),
    ...(mayEdit('classes') ? [{ href: `${path}/classes`, label: write.classes }] : []),
  ]
  if (tasks.length === 0 && !mayEdit('campaigns')) return null
  return (
    <section aria-labelledby="write">
      <h2 id="write" className={styles.heading}>
        {write.title}
      </h2>
      <div className={styles.actions}>
        {tasks.map(({ href, label }) => (
          <ButtonLink key={href} tone="quiet" href={href}>
            {label}
          </ButtonLink>
        ))}
        {mayEdit('campaigns') && <Updates mosque={mosque} />}
        <ButtonLink tone="quiet" href={path}>
          {write.more}
        </ButtonLink>
      </div>
    </section>
  )
}

/** Links for writing an update to each current campaign. */
function Updates({ mosque }: { mosque: DeskMosque }) {
  const { t } = useMessages('desk')
  const campaigns = useContentList(mosque.slug, 'campaigns', { state: 'published' })
  return campaigns.data?.pages[0]?.items.slice(0, maxCampaigns).map(({ id, title }) => (
    <ButtonLink
      key={id}
      tone="quiet"
      dir="auto"
      href={`${deskPath(mosque.slug, 'content')}/campaigns/${id}?add=updates`}
    >
      {t.desk.today.write.update({ campaign: title })}
    </ButtonLink>
  ))
}
