import { useLogout } from '@minaret/domain'
import { Button, PageHeader, Section, Tabs } from '@minaret/ui'
import { PageMeta } from '../app/PageMeta.tsx'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { Account } from './Account.tsx'
import { removeDetailsDraft } from './detailsDraft.ts'
import { Giving } from './Giving.tsx'
import { MyData } from './MyData.tsx'
import styles from './profile.module.css'
import { RegularGifts } from './RegularGifts.tsx'
import { useDomain } from '@minaret/domain'

const views = ['details', 'regular', 'gifts', 'data'] as const

/** The logged-in user's profile, in four tabs. @param props.onDelete called once the account is deleted */
export function Profile({ name, onDelete }: { name: string; onDelete(): void }) {
  const { t, format } = useMessages('profile')
  const { search, go } = usePageLocation()
  const { visit } = useDomain()
  const { run } = useLogout()
  const texts = t.profile
  const view = views.find((candidate) => candidate === search.get('view')) ?? 'details'
  return (
    <>
      <PageMeta title={texts.title} noIndex />
      <PageHeader
        title={texts.title}
        lead={name ? texts.lead({ name: format.inText(name) }) : undefined}
        seed="profile"
        width="text"
      >
        <div className={styles.actions} data-print="hide">
          <Button
            tone="quiet"
            onClick={() => {
              removeDetailsDraft(visit)
              void run({})
            }}
          >
            {texts.logout}
          </Button>
        </div>
      </PageHeader>
      <Section width="text">
        <Tabs
          label={texts.views}
          value={view}
          onChange={(id) => go(`?view=${id}`, { replace: true })}
          tabs={[
            { id: 'details', label: texts.details.tab, children: <Account /> },
            { id: 'regular', label: texts.regular.tab, children: <RegularGifts /> },
            { id: 'gifts', label: texts.gifts.tab, children: <Giving /> },
            { id: 'data', label: texts.data.tab, children: <MyData onDelete={onDelete} /> },
          ]}
        />
      </Section>
    </>
  )
}
