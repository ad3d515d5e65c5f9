import { useDomain, useUpdateAccount } from '@minaret/domain'
import type { UserDetails } from '@minaret/contract'
import { Notice, PasswordField, TextField } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import { FormFrame, textOf, useRules, useSiteForm } from '../forms/index.ts'
import { type DetailsValues, removeDetailsDraft, useDetailsDraft } from './detailsDraft.ts'
import styles from './profile.module.css'

export type DetailsFormProps = {
  account: UserDetails
  onSave(): void
}

/** Normalises an email address for comparison. */
const normaliseEmail = (email: unknown) => textOf(email).trim().toLowerCase()

/** The form of name, email address and phone number. A new email address requires the password. */
export function DetailsForm({ account, onSave }: DetailsFormProps) {
  const { t, format } = useMessages('profile', 'account', 'forms')
  const { visit } = useDomain()
  const rules = useRules()
  const { run } = useUpdateAccount()
  const { name, email, contactNumber = '', newEmail } = account
  const savedValues = { name, email, contactNumber }
  const form = useSiteForm<DetailsValues, unknown>({
    name: 'details',
    start: { ...savedValues, currentPassword: '' },
    async send(values) {
      const number = textOf(values.contactNumber).trim()
      const hasNewEmail = normaliseEmail(values.email) !== normaliseEmail(email)
      const result = await run({
        name: values.name.trim(),
        email: values.email.trim(),
        contactNumber: number || null,
        ...(hasNewEmail ? { currentPassword: values.currentPassword } : {}),
      })
      if (result.status === 'success') {
        removeDetailsDraft(visit)
        onSave()
      }
      return result
    },
  })
  const isRestored = useDetailsDraft(form.library, savedValues, email)
  const texts = t.profile.details
  const hasNewEmail = normaliseEmail(form.library.watch('email')) !== normaliseEmail(email)

  return (
    <>
      {isRestored && <Notice title={texts.restored} />}
      {newEmail && <Notice title={texts.waiting({ address: format.inText(newEmail) })}>{texts.waitingMore}</Notice>}
      <FormFrame form={form} submit={texts.save}>
        <TextField {...form.field('name', rules.name)} label={t.forms.name} autoComplete="name" />
        <TextField
          {...form.field('email', rules.email)}
          type="email"
          label={t.forms.email}
          hint={texts.emailHint}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
        />
        {hasNewEmail && (
          <PasswordField
            {...form.field('currentPassword', (value) => (textOf(value) ? undefined : t.account.problems.empty))}
            label={texts.currentPassword}
            hint={texts.currentForEmail}
            showLabel={t.account.show}
            hideLabel={t.account.hide}
            autoComplete="current-password"
          />
        )}
        <TextField
          {...form.field('contactNumber', rules.optionalNumber)}
          type="tel"
          label={t.forms.number}
          optional={t.forms.optional}
          autoComplete="tel"
          inputMode="tel"
        />
      </FormFrame>
      <p className={styles.soft}>{texts.since({ date: format.instant(account.created).date })}</p>
    </>
  )
}
