import type { DeskMosque, Staff } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery, useDeskSession } from '@minaret/domain/desk'
import { mayUse, type Role, roles, rolesGivenBy } from '@minaret/plans'
import { Button, ButtonRow, CheckboxGroup, ConfirmDialog, List, Notice } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../../app/index.ts'
import { DeskFrame, Loading, useRoleNames } from '../frame/index.ts'
import { Recoveries, StartRecovery } from '../recovery/index.ts'
import { InviteForm } from './InviteForm.tsx'
import styles from './staff.module.css'

type Member = Staff['members'][number]

/** Who works for a mosque: inviting, changing roles, removing. */
export function StaffScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useWords('desk')
  const staff = useDeskQuery('staffList', { mosque: mosque.slug })
  return (
    <DeskFrame mosque={mosque} page="staff" title={t.desk.staff.title}>
      <h1>{t.desk.staff.title}</h1>
      {staff.data ? (
        <Loaded mosque={mosque} staff={staff.data} />
      ) : (
        <Loading failed={staff.isError} retry={() => void staff.refetch()} />
      )}
    </DeskFrame>
  )
}

function Loaded({ mosque, staff }: { mosque: DeskMosque; staff: Staff }) {
  const { t, format } = useWords('desk')
  const [removing, setRemoving] = useState<Member>()
  const [editing, setEditing] = useState<string>()
  const [recovering, setRecovering] = useState<Member>()
  const { data: session } = useDeskSession()
  // Nobody of a demonstration has a login that could be lost.
  const isDemonstration = session?.account?.demonstration === true
  const mayRecover = mayUse('recoveryStart', mosque.roles) && !isDemonstration
  const remove = useDeskAction('staffRemove', { refresh: 'mosque', refreshOn: 'success' })
  const namesOf = useRoleNames()
  const offered = rolesGivenBy(mosque.roles)
  const canChange = ({ self, roles: held }: Member) =>
    !self && !isDemonstration && (mosque.roles.includes('owner') || held.every((role) => offered.includes(role)))
  return (
    <>
      <Recoveries mosque={mosque} />
      <h2 className={styles.heading}>{t.desk.staff.members}</h2>
      <List
        className={styles.people}
        rows={staff.members.map((member) => ({
          id: member.account,
          title: member.self ? `${member.name} (${t.desk.staff.you})` : member.name,
          meta:
            editing === member.account ? (
              <EditRoles mosque={mosque} member={member} onDone={() => setEditing(undefined)} />
            ) : (
              `${namesOf(member.roles)} · ${member.email}`
            ),
          action:
            !canChange(member) || editing === member.account ? undefined : (
              <ButtonRow>
                <Button tone="quiet" onClick={() => setEditing(member.account)}>
                  {t.desk.staff.edit}
                </Button>
                {mayRecover && !member.demonstration && (
                  <Button tone="quiet" onClick={() => setRecovering(member)}>
                    {t.desk.staff.lost}
                  </Button>
                )}
                <Button tone="quiet" onClick={() => setRemoving(member)}>
                  {t.desk.staff.remove}
                </Button>
              </ButtonRow>
            ),
        }))}
        empty={null}
      />
      {staff.invitations.length > 0 && (
        <>
          <h2 className={styles.heading}>{t.desk.staff.invitations}</h2>
          <List
            className={styles.people}
            rows={staff.invitations.map(({ email, roles: given, expiresAt }) => ({
              id: email,
              title: email,
              meta: `${namesOf(given)} · ${t.desk.staff.until({ date: format.instant(expiresAt).date })}`,
            }))}
            empty={null}
          />
        </>
      )}
      {isDemonstration ? (
        <Notice tone="demo" title={t.desk.staff.demonstration}>
          {t.desk.staff.demonstrationMore}
        </Notice>
      ) : (
        <InviteForm mosque={mosque} />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={t.desk.staff.removeTitle({ name: removing?.name ?? '' })}
        confirmLabel={t.desk.staff.remove}
        cancelLabel={t.desk.staff.keep}
        busy={remove.isPending}
        onCancel={() => setRemoving(undefined)}
        onConfirm={() =>
          removing &&
          remove.mutate({ mosque: mosque.slug, account: removing.account }, { onSettled: () => setRemoving(undefined) })
        }
      >
        {t.desk.staff.removeText}
      </ConfirmDialog>
      {recovering && <StartRecovery mosque={mosque} member={recovering} onDone={() => setRecovering(undefined)} />}
    </>
  )
}

function EditRoles({ mosque, member, onDone }: { mosque: DeskMosque; member: Member; onDone(): void }) {
  const { t } = useWords('desk')
  const [held, setHeld] = useState<readonly Role[]>(member.roles)
  const change = useDeskAction('staffRolesChange', { refresh: 'mosque', refreshOn: 'success' })
  const roleNames = useRoleNames()
  const offered = [...member.roles, ...rolesGivenBy(mosque.roles)]
  return (
    <div className={styles.edit}>
      <CheckboxGroup
        legend={t.desk.staff.roles}
        name={`roles ${member.account}`}
        choices={roles
          .filter((role) => offered.includes(role))
          .map((role) => ({ value: role, label: roleNames([role]), description: t.desk.staff.about[role] }))}
        values={held}
        onChange={setHeld}
      />
      <ButtonRow>
        <Button
          busy={change.isPending}
          disabled={held.length === 0}
          onClick={() =>
            change.mutate(
              { mosque: mosque.slug, account: member.account, body: { roles: [...held] } },
              { onSuccess: onDone },
            )
          }
        >
          {t.desk.staff.save}
        </Button>
        <Button tone="quiet" onClick={onDone}>
          {t.desk.staff.keep}
        </Button>
      </ButtonRow>
    </div>
  )
}
