import type { ContentKindInfo, DeskMosque } from '@minaret/contract/desk'
import { useContentKinds } from '@minaret/domain/desk'
import { Link } from '@minaret/ui'
import { DeskFrame, deskPath, Loading } from '../frame/index.ts'
import { TopTasks } from './TopTasks.tsx'
import { useContentTexts } from './useContentTexts.ts'
import styles from './content.module.css'

/** The overview of the website's content: common tasks first, then every kind of content. */
export function ContentScreen({ mosque }: { mosque: DeskMosque }) {
  const { texts } = useContentTexts()
  const kinds = useContentKinds(mosque.slug)
  return (
    <DeskFrame mosque={mosque} page="content" title={texts.title}>
      <h1>{texts.title}</h1>
      <p className={styles.hint}>{texts.lead}</p>
      {kinds.data ? (
        <>
          <TopTasks mosque={mosque} kinds={kinds.data} />
          <h2>{texts.allContent}</h2>
          <ul className={styles.kinds}>
            {kinds.data.map((info) => (
              <li key={info.kind}>
                <Link href={`${deskPath(mosque.slug, 'content')}/${info.kind}`} className={styles.kind}>
                  <strong>{texts.kinds[info.kind]}</strong>
                  <span className={styles.hint}>{info.open ? <Counts info={info} /> : texts.closed}</span>
                </Link>
              </li>
            ))}
            <li>
              <Link href={`${deskPath(mosque.slug, 'content')}/library`} className={styles.kind}>
                <strong>{texts.library.title}</strong>
                <span className={styles.hint}>{texts.library.about}</span>
              </Link>
            </li>
          </ul>
        </>
      ) : (
        <Loading hasFailed={kinds.isError} retry={() => void kinds.refetch()} />
      )}
    </DeskFrame>
  )
}

function Counts({ info: { counts } }: { info: ContentKindInfo }) {
  const { texts } = useContentTexts()
  return (['published', 'draft', 'scheduled', 'changed'] as const)
    .filter((state) => state === 'published' || counts[state] > 0)
    .map((state) => texts.counts[state]({ count: counts[state] }))
    .join(' · ')
}
