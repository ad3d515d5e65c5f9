import type { DeskMosque, Staff } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery, useDeskSession } from '@minaret/domain/desk'
import { mayUse, type Role, roles, rolesGrantableBy } from '@minaret/plans'
import { Button, ButtonRow, CheckboxGroup, ConfirmDialog, List, Notice } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, Loading, useFormatRoles } from '../frame/index.ts'
import { Recoveries, RecoveryDialog } from '../recovery/index.ts'
import { InviteForm } from './InviteForm.tsx'
import styles from './staff.module.css'

type Member = Staff['members'][number]

/** A mosque's staff: invite, change roles and remove. */
export function StaffScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useMessages('desk')
  const staff = useDeskQuery('staffList', { mosque: mosque.slug })
  return (
    <DeskFrame mosque={mosque} page="staff" title={t.desk.staff.title}>
      <h1>{t.desk.staff.title}</h1>
      {staff.data ? (
        <StaffList mosque={mosque} staff={staff.data} />
      ) : (
        <Loading hasFailed={staff.isError} retry={() => void staff.refetch()} />
      )}
    </DeskFrame>
  )
}

function StaffList({ mosque, staff }: { mosque: DeskMosque; staff: Staff }) {
  const { t, format } = useMessages('desk')
  const [memberToRemove, setMemberToRemove] = useState<Member>()
  const [editedAccount, setEditedAccount] = useState<string>()
  const [memberToRecover, setMemberToRecover] = useState<Member>()
  const { data: session } = useDeskSession()
  // A demonstration's staff have no logins to recover.
  const isDemonstration = session?.account?.demonstration === true
  const mayRecover = mayUse('recoveryStart', mosque.roles) && !isDemonstration
  const remove = useDeskAction('staffRemove', { refresh: 'mosque', refreshOn: 'success' })
  const formatRoles = useFormatRoles()
  const grantableRoles = rolesGrantableBy(mosque.roles)
  const canChange = ({ self, roles: selectedRoles }: Member) =>
    !self &&
    !isDemonstration &&
    (mosque.roles.includes('owner') || selectedRoles.every((role) => grantableRoles.includes(role)))
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
            editedAccount === member.account ? (
              <EditRoles mosque={mosque} member={member} onDone={() => setEditedAccount(undefined)} />
            ) : (
              `${formatRoles(member.roles)} · ${member.email}`
            ),
          action:
            !canChange(member) || editedAccount === member.account ? undefined : (
              <ButtonRow>
                <Button tone="quiet" onClick={() => setEditedAccount(member.account)}>
                  {t.desk.staff.edit}
                </Button>
                {mayRecover && !member.demonstration && (
                  <Button tone="quiet" onClick={() => setMemberToRecover(member)}>
                    {t.desk.staff.lost}
                  </Button>
                )}
                <Button tone="quiet" onClick={() => setMemberToRemove(member)}>
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
            rows={staff.invitations.map(({ email, roles: invitedRoles, expiresAt }) => ({
              id: email,
              title: email,
              meta: `${formatRoles(invitedRoles)} · ${t.desk.staff.until({ date: format.instant(expiresAt).date })}`,
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
        open={memberToRemove !== undefined}
        title={t.desk.staff.removeTitle({ name: memberToRemove?.name ?? '' })}
        confirmLabel={t.desk.staff.remove}
        cancelLabel={t.desk.staff.keep}
        busy={remove.isPending}
        onCancel={() => setMemberToRemove(undefined)}
        onConfirm={() =>
          memberToRemove &&
          remove.mutate(
            { mosque: mosque.slug, account: memberToRemove.account },
            { onSettled: () => setMemberToRemove(undefined) },
          )
        }
      >
        {t.desk.staff.removeText}
      </ConfirmDialog>
      {memberToRecover && (
        <RecoveryDialog mosque={mosque} member={memberToRecover} onDone={() => setMemberToRecover(undefined)} />
      )}
    </>
  )
}

function EditRoles({ mosque, member, onDone }: { mosque: DeskMosque; member: Member; onDone(): void }) {
  const { t } = useMessages('desk')
  const [selectedRoles, setSelectedRoles] = useState<readonly Role[]>(member.roles)
  const change = useDeskAction('staffRolesChange', { refresh: 'mosque', refreshOn: 'success' })
  const formatRoles = useFormatRoles()
  const grantableRoles = [...member.roles, ...rolesGrantableBy(mosque.roles)]
  return (
    <div className={styles.edit}>
      <CheckboxGroup
        legend={t.desk.staff.roles}
        name={`roles ${member.account}`}
        choices={roles
          .filter((role) => grantableRoles.includes(role))
          .map((role) => ({ value: role, label: formatRoles([role]), description: t.desk.staff.about[role] }))}
        values={selectedRoles}
        onChange={setSelectedRoles}
      />
      <ButtonRow>
        <Button
          busy={change.isPending}
          disabled={selectedRoles.length === 0}
          onClick={() =>
            change.mutate(
              { mosque: mosque.slug, account: member.account, body: { roles: [...selectedRoles] } },
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
