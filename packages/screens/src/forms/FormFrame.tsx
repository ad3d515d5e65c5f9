import { useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Button, Form, type FormError, Link } from '@minaret/ui'
import type { ReactNode } from 'react'
import { OwnText } from '../app/OwnText.tsx'
import { useHydrated } from '../app/useHydrated.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './forms.module.css'
import { Trap } from './Trap.tsx'
import type { Extra } from './useSiteForm.ts'

export type FormFrameProps = {
  /** As `useSiteForm` made it. */
  form: { errors: readonly FormError[]; sending: boolean; submit(extra?: Extra): Promise<void> }
  /** What its button says. */
  submit: string
  /** Takes the place of the checks and the sending: a step that only leads to the next one. */
  onSubmit?: () => void
  /**
   * What the mosque does with what is typed; a way to the privacy page stands after it. `null` where nothing is typed that
   * it does not know already.
   */
  privacy?: ReactNode
  /** Beside the button: a way back. */
  beside?: ReactNode
  /** Holds a bait for robots. */
  trap?: boolean
  children: ReactNode
}

/** The form itself: what is wrong at its head, its fields, what becomes of what is typed, and its button. */
export function FormFrame({ form, submit, onSubmit, privacy, beside, trap, children }: FormFrameProps) {
  const { t, format } = useWords('forms')
  const { errors, sending } = form
  // Before the scripts have come the browser would put everything into the address: then the button does nothing.
  const ready = useHydrated()
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
      {trap && <Trap />}
      {privacy !== null && <Privacy>{privacy}</Privacy>}
      <div className={styles.actions}>
        <Button type={ready ? 'submit' : 'button'} aria-disabled={!ready || undefined} size="large" busy={sending}>
          {submit}
        </Button>
        {beside}
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

/** What becomes of what is typed, and the way to all of it. */
function Privacy({ children }: { children?: ReactNode }) {
  const { t } = useWords('forms')
  const open = useOpenScreens()
  if (!children && !open('privacy')) return null
  return (
    <p className={styles.privacy}>
      {children} {open('privacy') && <Link href={pathTo('privacy')}>{t.forms.privacy}</Link>}
    </p>
  )
}

function WithoutScripts() {
  const { t } = useWords('forms')
  const { phone, email } = useTenant().contact
  const ways = [phone, email].filter((way) => way !== undefined)
  return (
    <p>
      {ways.length > 0 ? t.forms.noScriptWays : t.forms.noScript}{' '}
      {ways.map((way) => (
        <span key={way}>
          <OwnText>{way}</OwnText>{' '}
        </span>
      ))}
    </p>
  )
}
