import type { AboutSummary } from '@minaret/contract'
import { pathTo } from '@minaret/plans'
import { MediaCard } from '@minaret/ui'
import { OwnText } from '../app/OwnText.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './about-cards.module.css'

/** What there is to read about the mosque; each leads to its page where the tenant has it. */
export function SectionCards({ sections, level }: { sections: readonly AboutSummary[]; level: 2 | 3 }) {
  const { t } = useWords('about')
  const open = useOpenScreens()
  return (
    <div className={styles.cards}>
      {sections.map(({ id, title, summary, image }) => (
        <MediaCard
          key={id}
          href={open('aboutDetail') ? pathTo('aboutDetail', { id }) : undefined}
          title={<OwnText>{title}</OwnText>}
          level={level}
          image={image}
          seed={id}
          summary={<OwnText>{summary}</OwnText>}
          cue={t.about.read}
        />
      ))}
    </div>
  )
}
