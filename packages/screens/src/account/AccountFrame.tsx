import { useTenant } from '@minaret/domain'
import { Card, PageHeader, Section } from '@minaret/ui'
import type { ReactNode } from 'react'
import { PageMeta } from '../app/PageMeta.tsx'
import { MinimumHeight } from '../app/MinimumHeight.tsx'
import styles from './account.module.css'

export type AccountFrameProps = {
  title: string
  lead?: ReactNode
  /** The meta description. */
  description?: string
  /** Links to other pages, below the card. */
  below?: ReactNode
  children: ReactNode
}

/** The frame of an account page: one form in a card, hidden from search engines. */
export function AccountFrame({ title, lead, description, below, children }: AccountFrameProps) {
  const { websiteName } = useTenant()
  return (
    <MinimumHeight>
      <PageMeta title={title} description={description} noIndex />
      <PageHeader title={title} lead={lead} seed={websiteName} width="narrow" />
      <Section width="narrow">
        <Card tone="raised" className={styles.card}>
          {children}
        </Card>
        {below && <div className={styles.below}>{below}</div>}
      </Section>
    </MinimumHeight>
  )
}
