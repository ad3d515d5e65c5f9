import type { DeskMosque, DeskRules } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, LineLink, Notice } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { ChangedBy, DeskFrame, deskPath, Loading } from '../frame/index.ts'
import { Jumuah } from './Jumuah.tsx'
import { RulesForm } from './RulesForm.tsx'
import { describeRule } from './describeRule.ts'
import styles from './rules.module.css'
import { UnusedRuleNote } from './UnusedRuleNote.tsx'
import { useRulesDraft } from './useRulesDrafts.ts'
import { useDescribeWhen } from './useDescribeWhen.ts'

export type RulesScreenProps = { mosque: DeskMosque }

/** The jamaat time rules as text, with forms to change them, and the weekly Jumu'ah prayers. */
export function RulesScreen({ mosque }: RulesScreenProps) {
  const { t } = useMessages('desk', 'deskRules', 'deskWhy')
  const texts = t.deskRules
  const query = useDeskQuery('rulesView', { mosque: mosque.slug })
  const mayChange = mayUse('rulesChange', mosque.roles)
  return (
    <DeskFrame mosque={mosque} page="times" title={texts.title}>
      <LineLink href={deskPath(mosque.slug, 'times')}>{texts.back}</LineLink>
      <h1>{texts.title}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      {!mayChange && <Notice>{t.desk.day.readOnly}</Notice>}
      {query.data ? (
        query.data.map((rules) => <Prayer key={rules.prayer} mosque={mosque} rules={rules} mayChange={mayChange} />)
      ) : (
        <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
      )}
      {query.data && <Jumuah mosque={mosque} />}
    </DeskFrame>
  )
}

type PrayerProps = { mosque: DeskMosque; rules: DeskRules; mayChange: boolean }

/** One prayer's rules as text, or their form, which opens automatically if there is a draft. */
function Prayer({ mosque, rules, mayChange }: PrayerProps) {
  const { t } = useMessages('deskRules')
  const texts = t.deskRules
  const draft = useRulesDraft(mosque.slug, rules.prayer)
  const [isChanging, setChanging] = useState(false)
  const name = t.prayer.names[rules.prayer]
  const isOpen = mayChange && (isChanging || draft.value !== undefined)
  return (
    <section className={styles.prayer} aria-labelledby={`rules-${rules.prayer}`}>
      <h2 id={`rules-${rules.prayer}`}>{name}</h2>
      {isOpen ? (
        <RulesForm mosque={mosque.slug} savedRules={rules} draft={draft} onDone={() => setChanging(false)} />
      ) : (
        <>
          <Rules rules={rules} />
          {mayChange && (
            <Button tone="quiet" aria-label={texts.changeOf({ prayer: name })} onClick={() => setChanging(true)}>
              {texts.change}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

function Rules({ rules: { rules, changed: lastChange, unused = [] } }: { rules: DeskRules }) {
  const { t, format } = useMessages('deskRules', 'deskWhy')
  const texts = t.deskRules
  const describeWhen = useDescribeWhen()
  return (
    <>
      {rules.length === 0 && <p>{texts.none}</p>}
      <ul className={styles.rules}>
        {rules.map(({ when, time }) => (
          <li key={when}>
            {texts.rule({ when: describeWhen(when), how: describeRule(time, { t, format }) })}
            <UnusedRuleNote unused={unused.find((rule) => rule.when === when)} />
          </li>
        ))}
      </ul>
      <ChangedBy changed={lastChange} className={styles.lead} />
    </>
  )
}
