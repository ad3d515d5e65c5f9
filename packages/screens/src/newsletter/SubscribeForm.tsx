import { useSubscribe } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Button, Form, Link, Notice, TextField } from '@minaret/ui'
import { useHydrated } from '../app/useHydrated.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { Honeypot, useRules, useSiteForm } from '../forms/index.ts'
import styles from './newsletter.module.css'

export type SubscribeFormProps = {
  /** The level of its heading. Default 2. */
  level?: 2 | 3
}

/** The subscription form: an email address, which must be confirmed by email. */
export function SubscribeForm({ level = 2 }: SubscribeFormProps) {
  const { t, format } = useMessages('newsletter', 'forms')
  const rules = useRules()
  const isHydrated = useHydrated()
  const canOpen = useOpenScreens()
  const subscribe = useSubscribe()
  const form = useSiteForm<{ email: string }, unknown>({
    name: 'newsletter-home',
    send: ({ email }, extra) => subscribe.run({ email: email.trim(), ...extra }),
  })
  const { errors, sending, sent } = form
  const Heading = `h${level}` as const
  return (
    <div className={styles.newsletter}>
      <Heading className={styles.title}>{t.newsletter.title}</Heading>
      <p>{t.newsletter.lead}</p>
      <div role="status">
        {sent && (
          <Notice tone="success" title={t.newsletter.checkInbox}>
            {t.newsletter.askedMore}
          </Notice>
        )}
      </div>
      {!sent && (
        <Form
          method="post"
          errors={errors}
          errorTitle={t.problems({ count: errors.length, figure: format.number(errors.length) })}
          onSubmit={(data) => {
            const website = data.get('website')
            void form.submit(typeof website === 'string' && website ? { website } : {})
          }}
        >
          <div className={styles.row}>
            <TextField
              {...form.field('email', rules.email)}
              type="email"
              inputMode="email"
              autoComplete="email"
              label={t.newsletter.email}
              className={styles.field}
            />
            {/* Disabled before hydration, because the browser would submit the form itself. */}
            <Button
              className={styles.subscribe}
              type={isHydrated ? 'submit' : 'button'}
              aria-disabled={!isHydrated || undefined}
              busy={sending}
            >
              {t.newsletter.subscribe}
            </Button>
          </div>
          <Honeypot />
          {canOpen('privacy') && (
            <p>
              <Link href={pathTo('privacy')}>{t.forms.privacy}</Link>
            </p>
          )}
        </Form>
      )}
    </div>
  )
}
