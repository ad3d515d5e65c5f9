import { ButtonLink, EmptyState, Section } from '@minaret/ui'
import type { ReactNode } from 'react'
import { PageMeta } from './PageMeta.tsx'

export type MissingPageProps = {
  /** Chooses the pattern. */
  seed: string
  title: string
  /** Where the button leads, and its text. */
  href: string
  action: string
  children: ReactNode
}

/** The page shown for a missing or closed resource, with a link onwards. It is hidden from search engines. */
export const MissingPage = ({ seed, title, href, action, children }: MissingPageProps) => (
  <Section width="narrow">
    <PageMeta title={title} noIndex />
    <EmptyState seed={seed} level={1} title={title} action={<ButtonLink href={href}>{action}</ButtonLink>}>
      {children}
    </EmptyState>
  </Section>
)
