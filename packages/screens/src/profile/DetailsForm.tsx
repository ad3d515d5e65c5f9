import { useDomain, useUpdateAccount } from '@minaret/domain'
import type { UserDetails } from '@minaret/contract'
import { Notice, PasswordField, TextField } from '@minaret/ui'
import { useWords } from '../app/WordsProvider.tsx'
import { FormFrame, textOf, useRules, useSiteForm } from '../forms/index.ts'
import { type DetailsValues, dropDetailsDraft, useDetailsDraft } from './detailsDraft.ts'
import styles from './profile.module.css'

export type DetailsFormProps = {
  account: UserDetails
  onSave(): void
}

/** How an address is told from another: its owner does not care for capitals. */
const plain = (address: unknown) => textOf(address).trim().toLowerCase()

/** Name, address and number. A new address asks for the password. */
export function DetailsForm({ account, onSave }: DetailsFormProps) {
  const { t, format } = useWords('profile', 'account', 'forms')
  const { visit } = useDomain()
  const rules = useRules()
  const { run } = useUpdateAccount()
  const { name, email, contactNumber = '', newEmail } = account
  const saved = { name, email, contactNumber }
  const form = useSiteForm<DetailsValues, unknown>({
    name: 'details',
    start: { ...saved, currentPassword: '' },
    async send(values) {
      const number = textOf(values.contactNumber).trim()
      const moved = plain(values.email) !== plain(email)
      const settled = await run({
        name: values.name.trim(),
        email: values.email.trim(),
        contactNumber: number || null,
        ...(moved ? { currentPassword: values.currentPassword } : {}),
      })
      if (settled.status === 'success') {
        dropDetailsDraft(visit)
        onSave()
      }
      return settled
    },
  })
  const restored = useDetailsDraft(form.library, saved, email)
  const words = t.profile.details
  const moved = plain(form.library.watch('email')) !== plain(email)

  return (
    <>
      {restored && <Notice title={words.restored} />}
      {newEmail && <Notice title={words.waiting({ address: format.inText(newEmail) })}>{words.waitingMore}</Notice>}
      <FormFrame form={form} submit={words.save}>
        <TextField {...form.field('name', rules.name)} label={t.forms.name} autoComplete="name" />
        <TextField
          {...form.field('email', rules.email)}
          type="email"
          label={t.forms.email}
          hint={words.emailHint}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
        />
        {moved && (
          <PasswordField
            {...form.field('currentPassword', (value) => (textOf(value) ? undefined : t.account.problems.empty))}
            label={words.currentPassword}
            hint={words.currentForEmail}
            showLabel={t.account.show}
            hideLabel={t.account.hide}
            autoComplete="current-password"
          />
        )}
        <TextField
          {...form.field('contactNumber', rules.numberIfAny)}
          type="tel"
          label={t.forms.number}
          optional={t.forms.optional}
          autoComplete="tel"
          inputMode="tel"
        />
      </FormFrame>
      <p className={styles.soft}>{words.since({ date: format.instant(account.created).date })}</p>
    </>
  )
}
