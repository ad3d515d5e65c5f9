import { useLogout } from '@minaret/domain'
import { Button, PageHeader, Section, Tabs } from '@minaret/ui'
import { PageMeta } from '../app/PageMeta.tsx'
import { usePlace } from '../app/PlaceProvider.tsx'
import { useWords } from '../app/WordsProvider.tsx'
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
  const { t, format } = useWords('profile')
  const { search, go } = usePlace()
  const { visit } = useDomain()
  const { run } = useLogout()
  const words = t.profile
  const view = views.find((candidate) => candidate === search.get('view')) ?? 'details'
  return (
    <>
      <PageMeta title={words.title} hidden />
      <PageHeader
        title={words.title}
        lead={name ? words.lead({ name: format.inText(name) }) : undefined}
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
            {words.logout}
          </Button>
        </div>
      </PageHeader>
      <Section width="text">
        <Tabs
          label={words.views}
          value={view}
          onChange={(id) => go(`?view=${id}`, { replace: true })}
          tabs={[
            { id: 'details', label: words.details.tab, children: <Account /> },
            { id: 'regular', label: words.regular.tab, children: <RegularGifts /> },
            { id: 'gifts', label: words.gifts.tab, children: <Giving /> },
            { id: 'data', label: words.data.tab, children: <MyData onDelete={onDelete} /> },
          ]}
        />
      </Section>
    </>
  )
}
