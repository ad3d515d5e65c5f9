import { useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, EmptyState, Section } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { MinimumHeight } from '../app/MinimumHeight.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/WordsProvider.tsx'

/** The page of a used, expired or invalid link from an email. @param props.of the purpose of the link */
export function ExpiredLink({ of }: { of: 'confirm' | 'reset' }) {
  const { t } = useMessages('account')
  const open = useOpenScreens()
  const { email, phone } = useTenant().contact
  const contact = email ?? phone
  const texts = t.account.oldLink
  const href = of === 'reset' ? `${pathTo('login')}?step=forgotten` : pathTo('login')
  return (
    <MinimumHeight>
      <Section width="narrow">
        <PageMeta title={texts.title} hidden />
        <EmptyState
          seed="link"
          level={1}
          title={texts.title}
          action={
            open('login') ? (
              <ButtonLink href={href}>{of === 'reset' ? texts.newLink : t.account.login.title}</ButtonLink>
            ) : (
              <ButtonLink href="/">{texts.home}</ButtonLink>
            )
          }
        >
          <p>{texts.more}</p>
          <p>
            {texts[of]} {!open('login') && contact && <IsolatedText>{contact}</IsolatedText>}
          </p>
        </EmptyState>
      </Section>
    </MinimumHeight>
  )
}
