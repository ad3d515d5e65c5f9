import { useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Button, Form, type FormError, Link } from '@minaret/ui'
import type { ReactNode } from 'react'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useHydrated } from '../app/useHydrated.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './forms.module.css'
import { Honeypot } from './Honeypot.tsx'
import type { Extra } from './useSiteForm.ts'

export type FormFrameProps = {
  /** The result of `useSiteForm`. */
  form: { errors: readonly FormError[]; sending: boolean; submit(extra?: Extra): Promise<void> }
  /** The label of the submit button. */
  submit: string
  /** Replaces validation and sending, for a step that only leads to the next one. */
  onSubmit?: () => void
  /**
   * How the mosque uses the data, followed by a link to the privacy page. `null` if the form collects no new data.
   */
  privacy?: ReactNode
  /** Content beside the submit button, such as a back link. */
  besideSubmit?: ReactNode
  /** Adds a honeypot field. */
  hasHoneypot?: boolean
  children: ReactNode
}

/** The frame of a form: error summary, fields, privacy note and submit button. */
export function FormFrame({ form, submit, onSubmit, privacy, besideSubmit, hasHoneypot, children }: FormFrameProps) {
  const { t, format } = useMessages('forms')
  const { errors, sending } = form
  // The button does nothing before hydration, because the browser would submit the form itself.
  const isHydrated = useHydrated()
  return (
    <Form
      method="post"
      errors={errors}
      errorTitle={t.problems({ count: errors.length, figure: format.number(errors.length) })}
      onSubmit={(data) => {
        if (sending) return
        const website = data.get('website')
        if (onSubmit) onSubmit()
        else void form.submit(typeof website === 'string' && website ? { website } : {})
      }}
    >
      {children}
      {hasHoneypot && <Honeypot />}
      {privacy !== null && <Privacy>{privacy}</Privacy>}
      <div className={styles.actions}>
        <Button
          type={isHydrated ? 'submit' : 'button'}
          aria-disabled={!isHydrated || undefined}
          size="large"
          busy={sending}
        >
          {submit}
        </Button>
        {besideSubmit}
      </div>
      <p role="status" className={styles.sending}>
        {sending && t.forms.sending}
      </p>
      <noscript>
        <WithoutScripts />
      </noscript>
    </Form>
  )
}

/** The privacy note, with a link to the policy. */
function Privacy({ children }: { children?: ReactNode }) {
  const { t } = useMessages('forms')
  const canOpen = useOpenScreens()
  if (!children && !canOpen('privacy')) return null
  return (
    <p className={styles.privacy}>
      {children} {canOpen('privacy') && <Link href={pathTo('privacy')}>{t.forms.privacy}</Link>}
    </p>
  )
}

function WithoutScripts() {
  const { t } = useMessages('forms')
  const { phone, email } = useTenant().contact
  const contacts = [phone, email].filter((contact) => contact !== undefined)
  return (
    <p>
      {contacts.length > 0 ? t.forms.noScriptWays : t.forms.noScript}{' '}
      {contacts.map((contact) => (
        <span key={contact}>
          <IsolatedText>{contact}</IsolatedText>{' '}
        </span>
      ))}
    </p>
  )
}
