import type { DemonstrationMosque, DeskSession } from '@minaret/contract/desk'
import { useLogin } from '@minaret/domain/desk'
import type { Role } from '@minaret/plans'
import { Button, ButtonLink, Card, EmptyState, Link, List, Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { Login } from '../login/index.ts'
import { LanguageChoice, useFormatRoles } from '../frame/index.ts'
import styles from './welcome.module.css'

/** The roles offered first, which do most of the weekly work. */
const mainRoles: readonly Role[] = ['owner', 'editor', 'imam']

/** The desk before a mosque is selected: the login and demonstrations, or the user's mosques. */
export function Welcome({ session, onEntered }: { session: DeskSession; onEntered(slug: string): void }) {
  const { t } = useMessages('desk')
  const formatRoles = useFormatRoles()
  const { account, mosques, entries, signup, installation, installationEntry } = session
  const signupLink = signup && (
    <p>
      <ButtonLink href="/start" tone="quiet">
        {t.desk.welcome.start}
      </ButtonLink>
    </p>
  )
  return (
    <main className={styles.page}>
      <title>{t.desk.name}</title>
      <h1>
        {account ? t.desk.account.mosques : entries.length > 0 ? t.desk.demonstration.title : t.desk.welcome.title}
      </h1>
      {account ? (
        <List
          rows={mosques.map(({ slug, name, roles }) => ({
            id: slug,
            title: name,
            href: `/${slug}`,
            meta: formatRoles(roles),
          }))}
          empty={<EmptyState seed="mosques" title={t.desk.noMosques} />}
        />
      ) : (
        <>
          <p className={styles.lead}>{entries.length > 0 ? t.desk.demonstration.lead : t.desk.welcome.lead}</p>
          {entries.length === 0 && <Login />}
          {signupLink}
          {/* Above the demonstrations, so that users with a login need not scroll past the long list. */}
          {entries.length > 0 && (
            <details>
              <summary>{t.desk.login.title}</summary>
              <Login />
            </details>
          )}
          <div className={styles.entries}>
            {entries.map((mosque) => (
              <DemonstrationCard key={mosque.slug} mosque={mosque} onEntered={onEntered} />
            ))}
          </div>
        </>
      )}
      {account && signupLink}
      {installation && (
        <p>
          <Link href="/installation">{t.desk.account.installation}</Link>
        </p>
      )}
      {!account && installationEntry && <EnterInstallation onEntered={() => onEntered('installation')} />}
      <LanguageChoice />
    </main>
  )
}

function EnterInstallation({ onEntered }: { onEntered(): void }) {
  const { t } = useMessages('desk')
  const enter = useLogin('demonstrationOwnerEnter')
  return (
    <Button tone="quiet" busy={enter.isPending} onClick={() => enter.mutate({}, { onSuccess: onEntered })}>
      {t.desk.demonstration.enterInstallation}
    </Button>
  )
}

function DemonstrationCard({ mosque, onEntered }: { mosque: DemonstrationMosque; onEntered(slug: string): void }) {
  const { t } = useMessages('desk')
  const enter = useLogin('demonstrationEnter')
  const renderButton = (role: Role) => (
    <Button
      key={role}
      tone={role === 'owner' ? 'primary' : 'quiet'}
      busy={enter.isPending && enter.variables.body.role === role}
      onClick={() => enter.mutate({ body: { mosque: mosque.slug, role } }, { onSuccess: () => onEntered(mosque.slug) })}
    >
      {t.desk.demonstration.enterAs({ role: t.desk.roles[role] })}
    </Button>
  )
  const [primaryRoles, otherRoles] = [true, false].map((isMain) =>
    mosque.roles.filter((role) => mainRoles.includes(role) === isMain),
  )
  return (
    <Card className={styles.entry}>
      <h2>{mosque.name}</h2>
      <div className={styles.roles}>{primaryRoles?.map(renderButton)}</div>
      {otherRoles && otherRoles.length > 0 && (
        <details>
          <summary>{t.desk.demonstration.otherRoles}</summary>
          <div className={styles.roles}>{otherRoles.map(renderButton)}</div>
        </details>
      )}
      {enter.isError && <Notice tone="danger" live="assertive" title={t.desk.demonstration.failed} />}
    </Card>
  )
}
