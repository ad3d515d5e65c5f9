import { Chevron } from '../icon/Chevron.tsx'
import { Link } from '../link/Link.tsx'
import { Picture } from '../picture/Picture.tsx'
import type { MediaCardProps } from './MediaCard.tsx'
import styles from './mediaRow.module.css'

export type MediaRowProps = Pick<MediaCardProps, 'title' | 'level' | 'image' | 'seed' | 'summary'> & {
  /** The link's URL. The whole row is the target, the title is the link. */
  href: string
}

/** A list item as a low row, with a small picture or its own pattern. The summary is cut after one line. */
export function MediaRow({ title, href, level = 3, image, seed, summary }: MediaRowProps) {
  const Heading = `h${level}` as const
  return (
    <article className={styles.row}>
      {/* Decorative at this size. */}
      <Picture image={image && { ...image, alt: '', sizes: '56px' }} seed={seed} ratio="1" className={styles.picture} />
      <div className={styles.text}>
        <Heading className={styles.title}>
          <Link href={href} className={styles.link}>
            {title}
          </Link>
        </Heading>
        {summary && <p className={styles.summary}>{summary}</p>}
      </div>
      <Chevron className={styles.chevron} />
    </article>
  )
}
