import type { Cause } from '@minaret/contract'
import { pathTo } from '@minaret/plans'
import { Grid, MediaRow } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'

export type CauseRowsProps = {
  causes: readonly Pick<Cause, 'id' | 'title' | 'summary' | 'fund' | 'image'>[]
  level: 2 | 3
  /** A query for each link, for example `?often=weekly`. */
  query?: string
}

/** Causes as low rows, linked to their pages. */
export function CauseRows({ causes, level, query = '' }: CauseRowsProps) {
  return (
    <Grid dense>
      {causes.map(({ id, title, summary, fund, image }) => (
        <MediaRow
          key={id}
          href={pathTo('cause', { id }) + query}
          title={<IsolatedText>{title}</IsolatedText>}
          level={level}
          image={image}
          seed={id}
          // The fund fits on a phone's line.
          summary={<IsolatedText>{fund === title ? summary : fund}</IsolatedText>}
        />
      ))}
    </Grid>
  )
}
