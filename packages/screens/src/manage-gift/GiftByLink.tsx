import type { RegularGift } from '@minaret/contract'
import { statusOf, useRegularGifts, useManagedRegularGift, useSession, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Button, ButtonLink, Notice, PageHeader, Section, Skeleton } from '@minaret/ui'
import type { ReactNode } from 'react'
import { MissingPage } from '../app/MissingPage.tsx'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { useLinkToken } from '../app/privateLink.ts'
import { MinimumHeight } from '../app/MinimumHeight.tsx'
import { useHydrated } from '../app/useHydrated.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { loginPath } from '../app/loginPath.ts'
import { lazyForm } from '../forms/index.ts'
import { newLinkToken, ownReferenceOf, parseOwnId } from './reference.ts'

const RequestLinkForm = lazyForm(async () => (await import('./RequestLink.tsx')).RequestLink)

/** A regular gift and the reference that gives access to it. */
export type LinkedGift = {
  regularGift: RegularGift
  reference: string
  /** Reloads the gift. */
  reload(): void
}

export type GiftByLinkProps = {
  screen: 'manageGift' | 'mendCard'
  /** The token in the URL. */
  token: string
  children: (gift: LinkedGift) => ReactNode
}

/**
 * Loads a regular gift by a link from an email or from the donor's profile. Shows the next step if the link has expired or
 * the visitor is not logged in.
 */
export function GiftByLink({ screen, token, children }: GiftByLinkProps) {
  if (token === newLinkToken) return <RequestLinkPage />
  const id = parseOwnId(token)
  if (id === undefined)
    return (
      <MinimumHeight>
        <ByEmailLink screen={screen} token={token}>
          {children}
        </ByEmailLink>
      </MinimumHeight>
    )
  return (
    <MinimumHeight>
      <OwnGift screen={screen} id={id}>
        {children}
      </OwnGift>
    </MinimumHeight>
  )
}

function ByEmailLink({ screen, token, children }: GiftByLinkProps) {
  const reference = useLinkToken(screen, token)
  if (reference === null) return <ExpiredLinkPage />
  if (reference === undefined) return <LoadingPage screen={screen} />
  return (
    <LinkedRegularGift screen={screen} reference={reference}>
      {children}
    </LinkedRegularGift>
  )
}

/** Status codes of an unknown, used, expired or malformed token. */
const invalidLinkStatuses = [400, 404, 410, 422]

function LinkedRegularGift({
  screen,
  reference,
  children,
}: { reference: string } & Pick<GiftByLinkProps, 'screen' | 'children'>) {
  const regularGift = useManagedRegularGift(reference)
  if (regularGift.status === 'success')
    return children({ regularGift: regularGift.data, reference, reload: regularGift.retry })
  if (regularGift.status === 'in progress') return <LoadingPage screen={screen} />
  if (invalidLinkStatuses.includes(statusOf(regularGift.error))) return <ExpiredLinkPage />
  return <Failed screen={screen} retry={regularGift.retry} />
}

function OwnGift({ screen, id, children }: Pick<GiftByLinkProps, 'screen' | 'children'> & { id: string }) {
  const { user } = useSession()
  const isHydrated = useHydrated()
  const regularGifts = useRegularGifts()
  if (!isHydrated) return <LoadingPage screen={screen} />
  if (!user) return <LoggedOut screen={screen} id={id} />
  if (regularGifts.status === 'in progress') return <LoadingPage screen={screen} />
  if (regularGifts.status === 'failure') return <Failed screen={screen} retry={regularGifts.retry} />
  const regularGift = regularGifts.data.find((candidate) => candidate.id === id)
  return regularGift ? (
    children({ regularGift, reference: ownReferenceOf(id), reload: regularGifts.retry })
  ) : (
    <MissingGift />
  )
}

/** The page frame while no gift is loaded. */
function FrameWithoutGift({ screen, children }: Pick<GiftByLinkProps, 'screen'> & { children: ReactNode }) {
  const { t } = useMessages('manageGift')
  const title = screen === 'mendCard' ? t.manageGift.updateCard.title : t.manageGift.title
  return (
    <>
      <PageMeta title={title} noIndex />
      <PageHeader title={title} seed="link" width="narrow" />
      <Section width="narrow">{children}</Section>
    </>
  )
}

function Failed({ screen, retry }: Pick<GiftByLinkProps, 'screen'> & { retry(): void }) {
  const { t } = useMessages('manageGift')
  return (
    <FrameWithoutGift screen={screen}>
      <Notice
        tone="warning"
        live="polite"
        title={t.manageGift.failed}
        action={<Button onClick={retry}>{t.retry}</Button>}
      >
        {t.manageGift.failedMore}
      </Notice>
    </FrameWithoutGift>
  )
}

function LoggedOut({ screen, id }: Pick<GiftByLinkProps, 'screen'> & { id: string }) {
  const { t } = useMessages('manageGift')
  const { title, more, login } = t.manageGift.own.loggedOut
  return (
    <MissingPage
      seed="link"
      title={title}
      href={loginPath(pathTo(screen, { token: ownReferenceOf(id) }))}
      action={login}
    >
      {more}
    </MissingPage>
  )
}

function MissingGift() {
  const { t } = useMessages('manageGift')
  const { title, more, profile } = t.manageGift.own.missing
  return (
    <MissingPage seed="link" title={title} href={`${pathTo('profile')}?view=regular`} action={profile}>
      {more}
    </MissingPage>
  )
}

/** The loading page, which the server renders because it knows neither the token nor the session. */
function LoadingPage({ screen }: Pick<GiftByLinkProps, 'screen'>) {
  const { t } = useMessages('manageGift')
  return (
    <FrameWithoutGift screen={screen}>
      <noscript>{t.manageGift.noScript}</noscript>
      <Skeleton shape="form" label={t.manageGift.loading} />
    </FrameWithoutGift>
  )
}

function ExpiredLinkPage() {
  const { t } = useMessages('manageGift')
  const { contact } = useTenant()
  const canOpen = useOpenScreens()
  const texts = t.manageGift.oldLink
  const contactText = contact.email ?? contact.phone
  return (
    <>
      <PageMeta title={texts.title} noIndex />
      <PageHeader title={texts.title} lead={texts.newest} seed="link" width="narrow" />
      <Section width="narrow" title={t.manageGift.ask.heading}>
        <RequestLinkForm />
      </Section>
      <Section width="narrow">
        <p>
          {texts.ask} {contactText && <IsolatedText>{contactText}</IsolatedText>}
        </p>
        {canOpen('login') ? (
          <ButtonLink tone="quiet" href={pathTo('login')}>
            {texts.login}
          </ButtonLink>
        ) : (
          <ButtonLink tone="quiet" href="/">
            {texts.backHome}
          </ButtonLink>
        )}
      </Section>
    </>
  )
}

/** The page that requests a link without having one. */
function RequestLinkPage() {
  const { t } = useMessages('manageGift')
  const { title, lead } = t.manageGift.ask
  return (
    <>
      <PageMeta title={title} noIndex />
      <PageHeader title={title} lead={lead} seed="link" width="narrow" />
      <Section width="narrow">
        <RequestLinkForm />
      </Section>
    </>
  )
}
