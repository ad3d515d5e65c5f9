import type { DeskMosque } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { useInvite } from '@minaret/domain/desk'
import { type Role, roles } from '@minaret/plans'
import { Button, CheckboxGroup, Form, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../app/index.ts'
import styles from './staff.module.css'

/** Invites somebody by email, with the roles they will have. */
export function InviteForm({ mosque }: { mosque: DeskMosque }) {
  const { t } = useWords('desk')
  const invite = useInvite(mosque.slug)
  const [email, setEmail] = useState('')
  const [given, setGiven] = useState<readonly Role[]>([])
  const [isTried, setTried] = useState(false)
  // Owners are invited by whoever runs the server; administrators by an owner.
  const offered = roles.filter(
    (role) => role !== 'owner' && (role !== 'administrator' || mosque.roles.includes('owner')),
  )
  function onSubmit() {
    setTried(true)
    if (given.length === 0) return
    invite.mutate(
      { email: email.trim(), roles: [...given] },
      {
        onSuccess() {
          setEmail('')
          setGiven([])
          setTried(false)
        },
      },
    )
  }
  return (
    <section className={styles.invite} aria-labelledby="invite">
      <h2 id="invite" className={styles.heading}>
        {t.desk.staff.invite}
      </h2>
      <Form onSubmit={onSubmit}>
        <TextField
          label={t.desk.staff.email}
          type="email"
          autoComplete="off"
          error={fieldErrorsOf(invite.error).email}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <CheckboxGroup
          legend={t.desk.staff.roles}
          name="roles"
          error={isTried && given.length === 0 ? t.desk.staff.noRole : undefined}
          choices={offered.map((role) => ({
            value: role,
            label: t.desk.roles[role],
            description: t.desk.staff.about[role],
          }))}
          values={given}
          onChange={setGiven}
        />
        <Button type="submit" busy={invite.isPending}>
          {t.desk.staff.send}
        </Button>
      </Form>
    </section>
  )
}
