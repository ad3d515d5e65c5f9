import { useDeleteAccount, useDomain } from '@minaret/domain'
import { Button, Dialog, Form, PasswordField, TextField } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import { textOf, useSiteForm } from '../forms/index.ts'
import { removeDetailsDraft } from './detailsDraft.ts'

export type DeleteDialogProps = {
  /** The account's email address, which the user must enter. */
  email: string
  onClose(): void
  /** Called once the account is deleted. */
  onDelete(): void
}

/** The dialog that confirms the deletion with the email address and the password. */
export function DeleteDialog({ email, onClose, onDelete }: DeleteDialogProps) {
  const { t, format } = useMessages('profile', 'account', 'forms')
  const { visit } = useDomain()
  const { run } = useDeleteAccount()
  const texts = t.profile.data.remove
  const form = useSiteForm<{ confirmedEmail: string; password: string }, unknown>({
    name: 'delete',
    async send({ password }) {
      const result = await run({ password })
      if (result.status === 'success') {
        removeDetailsDraft(visit)
        onDelete()
      }
      return result
    },
  })
  const emailText = format.inText(email)
  const checkEmail = (value: unknown) =>
    textOf(value).trim().toLowerCase() === email.toLowerCase() ? undefined : texts.typedWrong({ address: emailText })

  return (
    <Dialog
      open
      onClose={onClose}
      required={form.sending}
      role="alertdialog"
      title={texts.question}
      size="small"
      actions={
        <>
          <Button tone="quiet" busy={form.sending} onClick={onClose}>
            {texts.keep}
          </Button>
          <Button type="submit" form="delete-account" tone="danger" busy={form.sending}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <Form
        id="delete-account"
        errors={form.errors}
        errorTitle={t.problems({ count: form.errors.length, figure: format.number(form.errors.length) })}
        onSubmit={() => void form.submit()}
      >
        <p>{texts.more}</p>
        <TextField
          {...form.field('confirmedEmail', checkEmail)}
          type="email"
          label={texts.typed({ address: emailText })}
          autoComplete="off"
          autoCapitalize="none"
        />
        <PasswordField
          {...form.field('password', (value) => (textOf(value) ? undefined : t.account.problems.empty))}
          label={t.account.password}
          showLabel={t.account.show}
          hideLabel={t.account.hide}
          autoComplete="current-password"
        />
      </Form>
    </Dialog>
  )
}
