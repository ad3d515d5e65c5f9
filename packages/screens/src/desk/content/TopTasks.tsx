import type { ContentKindInfo, ContentKindName, DeskMosque } from '@minaret/contract/desk'
import { useContentList } from '@minaret/domain/desk'
import { ButtonLink } from '@minaret/ui'
import { deskPath } from '../frame/index.ts'
import { useContentTexts } from './useContentTexts.ts'
import styles from './content.module.css'

/** Maximum number of campaigns with a link to write an update. */
const maxCampaigns = 2

/** Links to editors' most common tasks. */
export function TopTasks({ mosque, kinds }: { mosque: DeskMosque; kinds: readonly ContentKindInfo[] }) {
  const { texts } = useContentTexts()
  const path = deskPath(mosque.slug, 'content')
  const canEdit = (kind: ContentKindName) => kinds.some((info) => info.kind === kind && info.mayEdit && info.open)
  const campaigns = useContentList(mosque.slug, 'campaigns', { state: 'published' })
  const openCampaigns = canEdit('campaigns') ? (campaigns.data?.pages[0]?.items.slice(0, maxCampaigns) ?? []) : []
  const tasks = [
    ...(canEdit('events') ? [{ href: `${path}/events/new`, label: texts.tasks.events }] : []),
    ...(canEdit('news') ? [{ href: `${path}/news/new`, label: texts.tasks.news }] : []),
    ...(canEdit('classes') ? [{ href: `${path}/classes`, label: texts.tasks.classes }] : []),
    ...openCampaigns.map(({ id, title }) => ({
      href: `${path}/campaigns/${id}?add=updates`,
      label: texts.tasks.update({ campaign: title }),
    })),
  ]
  if (tasks.length === 0) return null
  return (
    <section aria-labelledby="content-tasks">
      <h2 id="content-tasks">{texts.tasks.title}</h2>
      <ul className={styles.tasks}>
        {tasks.map(({ href, label }) => (
          <li key={href}>
            <ButtonLink tone="quiet" size="large" href={href} dir="auto">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
