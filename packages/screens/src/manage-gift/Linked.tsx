import type { Cycle } from '@minaret/contract'
import { statusOf, useManagedCycle, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Button, ButtonLink, EmptyState, Notice, Section, Skeleton } from '@minaret/ui'
import type { ReactNode } from 'react'
import { OwnText } from '../app/OwnText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { useReference } from './reference.ts'

/** A regular gift, and the token that opens it. */
export type LinkedGift = {
  cycle: Cycle
  reference: string
  /** Asks anew from the beginning. */
  again(): void
}

export type LinkedProps = {
  screen: 'manageGift' | 'mendCard'
  /** As it stands in the address. */
  token: string
  children: (gift: LinkedGift) => ReactNode
}

/** What a link of a letter leads to: the gift, or a page that says what to do when the link is too old. */
export function Linked({ screen, token, children }: LinkedProps) {
  const reference = useReference(screen, token)
  if (reference === null) return <OldLink />
  return reference ? <Found reference={reference}>{children}</Found> : <Looking />
}

/** Unknown, used up, too old, or no token at all. */
const old = [400, 404, 410, 422]

function Found({ reference, children }: { reference: string } & Pick<LinkedProps, 'children'>) {
  const { t } = useWords('manageGift')
  const cycle = useManagedCycle(reference)
  if (cycle.status === 'success') return children({ cycle: cycle.data, reference, again: cycle.retry })
  if (cycle.status === 'in progress') return <Looking />
  if (old.includes(statusOf(cycle.error))) return <OldLink />
  return (
    <Section width="narrow">
      <PageMeta title={t.manageGift.title} hidden />
      <Notice
        tone="warning"
        live="polite"
        title={t.manageGift.failed}
        action={<Button onClick={cycle.retry}>{t.retry}</Button>}
      >
        {t.manageGift.failedMore}
      </Notice>
    </Section>
  )
}

function Looking() {
  const { t } = useWords('manageGift')
  return (
    <Section width="narrow">
      <PageMeta title={t.manageGift.title} hidden />
      <Skeleton shape="form" label={t.manageGift.loading} />
    </Section>
  )
}

function OldLink() {
  const { t } = useWords('manageGift')
  const { contact } = useTenant()
  const open = useOpenScreens()
  const words = t.manageGift.oldLink
  const way = contact.email ?? contact.phone
  return (
    <Section width="narrow">
      <PageMeta title={words.title} hidden />
      <EmptyState
        seed="link"
        level={1}
        title={words.title}
        action={
          open('login') ? (
            <ButtonLink href={pathTo('login')}>{words.login}</ButtonLink>
          ) : (
            <ButtonLink tone="quiet" href="/">
              {words.backHome}
            </ButtonLink>
          )
        }
      >
        <p>{words.newest}</p>
        <p>
          {words.ask} {way && <OwnText>{way}</OwnText>}
        </p>
      </EmptyState>
    </Section>
  )
}
