import { useDeleteAccount, useDomain } from '@minaret/domain'
import { Button, Dialog, Form, PasswordField, TextField } from '@minaret/ui'
import { useWords } from '../app/WordsProvider.tsx'
import { textOf, useSiteForm } from '../forms/index.ts'
import { dropDetailsDraft } from './detailsDraft.ts'

export type DeleteDialogProps = {
  /** The account's address, to be typed. */
  email: string
  onClose(): void
  /** The account is no more. */
  onDelete(): void
}

/** The last question: who types the address and the password means it, and is the one. */
export function DeleteDialog({ email, onClose, onDelete }: DeleteDialogProps) {
  const { t, format } = useWords('profile', 'account', 'forms')
  const { visit } = useDomain()
  const { run } = useDeleteAccount()
  const words = t.profile.data.remove
  const form = useSiteForm<{ typed: string; password: string }, unknown>({
    name: 'delete',
    async send({ password }) {
      const settled = await run({ password })
      if (settled.status === 'success') {
        dropDetailsDraft(visit)
        onDelete()
      }
      return settled
    },
  })
  const address = format.inText(email)
  const typed = (value: unknown) =>
    textOf(value).trim().toLowerCase() === email.toLowerCase() ? undefined : words.typedWrong({ address })

  return (
    <Dialog
      open
      onClose={onClose}
      required={form.sending}
      role="alertdialog"
      title={words.question}
      size="small"
      actions={
        <>
          <Button tone="quiet" busy={form.sending} onClick={onClose}>
            {words.keep}
          </Button>
          <Button type="submit" form="delete-account" tone="danger" busy={form.sending}>
            {words.confirm}
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
        <p>{words.more}</p>
        <TextField
          {...form.field('typed', typed)}
          type="email"
          label={words.typed({ address })}
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
