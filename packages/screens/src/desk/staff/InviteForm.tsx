import type { DeskMosque } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { useDeskAction, useDraft } from '@minaret/domain/desk'
import { isRole, type Role, rolesGrantableBy } from '@minaret/plans'
import { Button, CheckboxGroup, Form, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { deskPath, DraftNote, useFormatRoles } from '../frame/index.ts'
import styles from './staff.module.css'

type InviteDraft = { email: string; roles: Role[] }

/** Parses a stored draft; undefined if it is invalid. */
function parseDraft(value: unknown): InviteDraft | undefined {
  const { email, roles: storedRoles }: { email?: unknown; roles?: unknown } = Object(value)
  if (typeof email !== 'string' || !Array.isArray(storedRoles)) return undefined
  return { email, roles: storedRoles.filter((role: unknown) => typeof role === 'string' && isRole(role)) }
}

/** Form for inviting a person by email, with roles. */
export function InviteForm({ mosque }: { mosque: DeskMosque }) {
  const { t } = useMessages('desk')
  const invite = useDeskAction('staffInvite', {
    isField: (name) => name === 'email',
    refresh: 'mosque',
    refreshOn: 'success',
  })
  const formatRoles = useFormatRoles()
  const draft = useDraft({
    mosque: mosque.slug,
    form: 'invite',
    title: t.desk.drafts.invite,
    path: deskPath(mosque.slug, 'staff'),
    parse: parseDraft,
  })
  const { email, roles: selectedRoles } = draft.value ?? { email: '', roles: [] }
  const onEdit = (next: InviteDraft) => draft.change(next.email === '' && next.roles.length === 0 ? undefined : next)
  const [isSubmitted, setSubmitted] = useState(false)
  const grantableRoles = rolesGrantableBy(mosque.roles)
  function onSubmit() {
    setSubmitted(true)
    if (selectedRoles.length === 0) return
    invite.mutate(
      { mosque: mosque.slug, body: { email: email.trim(), roles: [...selectedRoles] } },
      {
        onSuccess() {
          draft.change(undefined)
          setSubmitted(false)
        },
      },
    )
  }
  return (
    <section className={styles.invite} aria-labelledby="invite">
      <h2 id="invite" className={styles.heading}>
        {t.desk.staff.invite}
      </h2>
      <DraftNote restoredFrom={draft.restoredFrom} onDiscard={() => draft.change(undefined)} />
      <Form onSubmit={onSubmit}>
        <TextField
          label={t.desk.staff.email}
          type="email"
          autoComplete="off"
          error={fieldErrorsOf(invite.error).email}
          value={email}
          readOnly={draft.isLoading}
          onChange={({ target }) => onEdit({ email: target.value, roles: selectedRoles })}
        />
        <CheckboxGroup
          legend={t.desk.staff.roles}
          name="roles"
          error={isSubmitted && selectedRoles.length === 0 ? t.desk.staff.noRole : undefined}
          choices={grantableRoles.map((role) => ({
            value: role,
            label: formatRoles([role]),
            description: t.desk.staff.about[role],
          }))}
          values={selectedRoles}
          onChange={(next) => onEdit({ email, roles: [...next] })}
        />
        <Button type="submit" busy={invite.isPending}>
          {t.desk.staff.send}
        </Button>
      </Form>
    </section>
  )
}
