import { useTenant } from '@minaret/domain'
import { Card, PageHeader, Section } from '@minaret/ui'
import type { ReactNode } from 'react'
import { PageMeta } from '../app/PageMeta.tsx'
import { Steady } from '../app/Steady.tsx'
import styles from './account.module.css'

export type AccountFrameProps = {
  title: string
  lead?: ReactNode
  /** One sentence for whoever is shown a link to it. */
  description?: string
  /** Under the card: ways to other pages. */
  below?: ReactNode
  children: ReactNode
}

/** A page with one thing to do on it. Search engines leave it out: nobody looks for a form to log in. */
export function AccountFrame({ title, lead, description, below, children }: AccountFrameProps) {
  const { websiteName } = useTenant()
  return (
    <Steady>
      <PageMeta title={title} description={description} hidden />
      <PageHeader tone="deep" title={title} lead={lead} seed={websiteName} width="narrow" />
      <Section width="narrow" lift>
        <Card tone="raised" className={styles.card}>
          {children}
        </Card>
        {below && <div className={styles.below}>{below}</div>}
      </Section>
    </Steady>
  )
}
