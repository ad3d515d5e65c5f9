import type { Cycle } from '@minaret/contract'
import { statusOf, useCycles, useManagedCycle, useSession, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Button, ButtonLink, EmptyState, Notice, PageHeader, Section, Skeleton } from '@minaret/ui'
import type { ReactNode } from 'react'
import { OwnText } from '../app/OwnText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { useLinkToken } from '../app/privateLink.ts'
import { Steady } from '../app/Steady.tsx'
import { useHydrated } from '../app/useHydrated.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { loginTo } from '../app/loginTo.ts'
import { lazyForm } from '../forms/index.ts'
import { noLink, ownGift, ownIdIn } from './reference.ts'

const AskLink = lazyForm(async () => (await import('./AskLink.tsx')).AskLink)

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

/**
 * What a link of an email leads to, or one's own profile: the gift, or a page that says what to do when the link is too
 * old, or nobody is logged in.
 */
export function Linked({ screen, token, children }: LinkedProps) {
  if (token === noLink) return <AskPage />
  const id = ownIdIn(token)
  if (id === undefined)
    return (
      <Steady>
        <ByLetter screen={screen} token={token}>
          {children}
        </ByLetter>
      </Steady>
    )
  return (
    <Steady>
      <Own screen={screen} id={id}>
        {children}
      </Own>
    </Steady>
  )
}

function ByLetter({ screen, token, children }: LinkedProps) {
  const reference = useLinkToken(screen, token)
  if (reference === null) return <OldLink />
  if (reference === undefined) return <Looking screen={screen} />
  return (
    <LinkedCycle screen={screen} reference={reference}>
      {children}
    </LinkedCycle>
  )
}

/** Unknown, used up, too old, or no token at all. */
const old = [400, 404, 410, 422]

function LinkedCycle({
  screen,
  reference,
  children,
}: { reference: string } & Pick<LinkedProps, 'screen' | 'children'>) {
  const cycle = useManagedCycle(reference)
  if (cycle.status === 'success') return children({ cycle: cycle.data, reference, again: cycle.retry })
  if (cycle.status === 'in progress') return <Looking screen={screen} />
  if (old.includes(statusOf(cycle.error))) return <OldLink />
  return <Failed screen={screen} retry={cycle.retry} />
}

function Own({ screen, id, children }: Pick<LinkedProps, 'screen' | 'children'> & { id: string }) {
  const { user } = useSession()
  const hydrated = useHydrated()
  const cycles = useCycles()
  if (!hydrated) return <Looking screen={screen} />
  if (!user) return <LoggedOut screen={screen} id={id} />
  if (cycles.status === 'in progress') return <Looking screen={screen} />
  if (cycles.status === 'failure') return <Failed screen={screen} retry={cycles.retry} />
  const cycle = cycles.data.find((each) => each.id === id)
  return cycle ? children({ cycle, reference: ownGift(id), again: cycles.retry }) : <NotOwn />
}

/** The page while its gift is not there. */
function Unopened({ screen, children }: Pick<LinkedProps, 'screen'> & { children: ReactNode }) {
  const { t } = useWords('manageGift')
  const title = screen === 'mendCard' ? t.manageGift.mend.title : t.manageGift.title
  return (
    <>
      <PageMeta title={title} hidden />
      <PageHeader tone="deep" title={title} seed="link" width="narrow" />
      <Section width="narrow">{children}</Section>
    </>
  )
}

function Failed({ screen, retry }: Pick<LinkedProps, 'screen'> & { retry(): void }) {
  const { t } = useWords('manageGift')
  return (
    <Unopened screen={screen}>
      <Notice
        tone="warning"
        live="polite"
        title={t.manageGift.failed}
        action={<Button onClick={retry}>{t.retry}</Button>}
      >
        {t.manageGift.failedMore}
      </Notice>
    </Unopened>
  )
}

function LoggedOut({ screen, id }: Pick<LinkedProps, 'screen'> & { id: string }) {
  const { t } = useWords('manageGift')
  const { title, more, login } = t.manageGift.own.loggedOut
  return (
    <Section width="narrow">
      <PageMeta title={title} hidden />
      <EmptyState
        seed="link"
        level={1}
        title={title}
        action={<ButtonLink href={loginTo(pathTo(screen, { token: ownGift(id) }))}>{login}</ButtonLink>}
      >
        {more}
      </EmptyState>
    </Section>
  )
}

function NotOwn() {
  const { t } = useWords('manageGift')
  const { title, more, profile } = t.manageGift.own.missing
  return (
    <Section width="narrow">
      <PageMeta title={title} hidden />
      <EmptyState
        seed="link"
        level={1}
        title={title}
        action={<ButtonLink href={`${pathTo('profile')}?view=regular`}>{profile}</ButtonLink>}
      >
        {more}
      </EmptyState>
    </Section>
  )
}

/** All that the host can draw where it cannot know the token, or who is logged in. */
function Looking({ screen }: Pick<LinkedProps, 'screen'>) {
  const { t } = useWords('manageGift')
  return (
    <Unopened screen={screen}>
      <noscript>{t.manageGift.noScript}</noscript>
      <Skeleton shape="form" label={t.manageGift.loading} />
    </Unopened>
  )
}

function OldLink() {
  const { t } = useWords('manageGift')
  const { contact } = useTenant()
  const open = useOpenScreens()
  const words = t.manageGift.oldLink
  const way = contact.email ?? contact.phone
  return (
    <>
      <PageMeta title={words.title} hidden />
      <PageHeader tone="deep" title={words.title} lead={words.newest} seed="link" width="narrow" />
      <Section width="narrow" title={t.manageGift.ask.heading}>
        <AskLink />
      </Section>
      <Section width="narrow">
        <p>
          {words.ask} {way && <OwnText>{way}</OwnText>}
        </p>
        {open('login') ? (
          <ButtonLink tone="quiet" href={pathTo('login')}>
            {words.login}
          </ButtonLink>
        ) : (
          <ButtonLink tone="quiet" href="/">
            {words.backHome}
          </ButtonLink>
        )}
      </Section>
    </>
  )
}

/** Where one asks for a link without having one. */
function AskPage() {
  const { t } = useWords('manageGift')
  const { title, lead } = t.manageGift.ask
  return (
    <>
      <PageMeta title={title} hidden />
      <PageHeader tone="deep" title={title} lead={lead} seed="link" width="narrow" />
      <Section width="narrow">
        <AskLink />
      </Section>
    </>
  )
}
