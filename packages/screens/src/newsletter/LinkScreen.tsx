import { type Action, statusOf, useTenant } from '@minaret/domain'
import { Button, ButtonLink, EmptyState, Notice, PageHeader, Section } from '@minaret/ui'
import { PageMeta } from '../app/PageMeta.tsx'
import { useLinkToken } from '../app/privateLink.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { SentConfirmation } from '../forms/index.ts'
import styles from './newsletter.module.css'

export type LinkScreenProps = {
  screen: 'newsletterConfirm' | 'newsletterLeave'
  /** The token in the URL. */
  token: string
  /** Confirms or unsubscribes. */
  action: Action<{ reference: string }, unknown>
}

/** Status codes of an unknown, used, expired or malformed token. */
const invalidLinkStatuses = [400, 404, 410, 422]

/** The page of a link in a newsletter email. It needs a press, because mail programs open links automatically. */
export function LinkScreen({ screen, token, action }: LinkScreenProps) {
  const { t, format } = useMessages('newsletter', 'forms')
  const { websiteName } = useTenant()
  const texts = t.newsletter[screen === 'newsletterConfirm' ? 'confirm' : 'leave']
  const reference = useLinkToken(screen, token)
  const home = <ButtonLink href="/">{t.newsletter.backHome}</ButtonLink>
  if (reference === null || (action.status === 'failure' && invalidLinkStatuses.includes(statusOf(action.error))))
    return (
      <Section width="narrow">
        <PageMeta title={t.newsletter.oldLink} noIndex />
        <EmptyState seed="newsletter" level={1} title={t.newsletter.oldLink} action={home}>
          {texts.oldLink}
        </EmptyState>
      </Section>
    )
  return (
    <>
      <PageMeta title={texts.title} noIndex />
      <PageHeader
        title={texts.title}
        lead={texts.lead({ name: format.inText(websiteName) })}
        width="narrow"
        seed="newsletter"
      />
      <Section width="narrow">
        {action.status === 'success' ? (
          <SentConfirmation title={texts.done} action={home}>
            {texts.doneMore}
          </SentConfirmation>
        ) : (
          <>
            {action.status === 'failure' && (
              <Notice tone="danger" live="assertive">
                {t.forms.unsent}
              </Notice>
            )}
            <noscript>
              <p>{t.forms.noScript}</p>
            </noscript>
            <div className={styles.act}>
              <Button
                size="large"
                busy={!reference || action.status === 'in progress'}
                onClick={() => void (reference && action.run({ reference }))}
              >
                {texts.act}
              </Button>
              <ButtonLink href="/" tone="quiet" size="large">
                {t.newsletter.notNow}
              </ButtonLink>
            </div>
          </>
        )}
      </Section>
    </>
  )
}
