import type { AboutSummary } from '@minaret/contract'
import { pathTo } from '@minaret/plans'
import { MediaCard } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './about-cards.module.css'

/** Cards of the About sections, linked to their pages if the tenant has them. */
export function SectionCards({ sections, level }: { sections: readonly AboutSummary[]; level: 2 | 3 }) {
  const { t } = useMessages('about')
  const canOpen = useOpenScreens()
  return (
    <div className={styles.cards}>
      {sections.map(({ id, title, summary, image }) => (
        <MediaCard
          key={id}
          href={canOpen('aboutDetail') ? pathTo('aboutDetail', { id }) : undefined}
          title={<IsolatedText>{title}</IsolatedText>}
          level={level}
          image={image}
          seed={id}
          summary={<IsolatedText>{summary}</IsolatedText>}
          cue={t.about.read}
        />
      ))}
    </div>
  )
}
