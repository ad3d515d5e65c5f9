import type { DeskMosque } from '@minaret/contract/desk'
import { useDiscardDraft, useDraftList } from '@minaret/domain/desk'
import { Button, List, Section } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { useFormatInstant } from '../frame/index.ts'
import styles from './today.module.css'

/** The user's drafts at this mosque, with links to their forms. */
export function Drafts({ mosque }: { mosque: DeskMosque }) {
  const { t } = useMessages('desk')
  const formatInstant = useFormatInstant()
  const { data: drafts = [] } = useDraftList(mosque.slug)
  const discard = useDiscardDraft(mosque.slug)
  if (drafts.length === 0) return null
  return (
    <Section title={t.desk.drafts.title} className={styles.attention}>
      <List
        rows={drafts.map((draft) => ({
          id: `${draft.place} ${draft.form}`,
          title: draft.title,
          href: draft.path,
          meta: <time dateTime={draft.at}>{formatInstant(draft.at)}</time>,
          action: (
            <Button
              tone="quiet"
              aria-label={t.desk.drafts.discardOf({ title: draft.title })}
              onClick={() => discard(draft)}
            >
              {t.desk.drafts.discard}
            </Button>
          ),
        }))}
        empty={null}
      />
    </Section>
  )
}
