import { useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, EmptyState, Section } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { MinimumHeight } from '../app/MinimumHeight.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'

/** The page of a used, expired or invalid link from an email. @param props.of the purpose of the link */
export function ExpiredLink({ purpose }: { purpose: 'confirm' | 'reset' }) {
  const { t } = useMessages('account')
  const canOpen = useOpenScreens()
  const { email, phone } = useTenant().contact
  const contact = email ?? phone
  const texts = t.account.oldLink
  const href = purpose === 'reset' ? `${pathTo('login')}?step=forgotten` : pathTo('login')
  return (
    <MinimumHeight>
      <Section width="narrow">
        <PageMeta title={texts.title} noIndex />
        <EmptyState
          seed="link"
          level={1}
          title={texts.title}
          action={
            canOpen('login') ? (
              <ButtonLink href={href}>{purpose === 'reset' ? texts.newLink : t.account.login.title}</ButtonLink>
            ) : (
              <ButtonLink href="/">{texts.home}</ButtonLink>
            )
          }
        >
          <p>{texts.more}</p>
          <p>
            {texts[purpose]} {!canOpen('login') && contact && <IsolatedText>{contact}</IsolatedText>}
          </p>
        </EmptyState>
      </Section>
    </MinimumHeight>
  )
}
