import type { DeskMosque, DeskRules } from '@minaret/contract/desk'
import { useDeskRules } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, LineLink, Notice } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../app/index.ts'
import { ChangedBy, DeskFrame, deskPath, Loading } from '../desk-frame/index.ts'
import { Jumuah } from './Jumuah.tsx'
import { RulesForm } from './RulesForm.tsx'
import { ruleWords } from './ruleWords.ts'
import styles from './rules.module.css'
import { useWhenWords } from './whenWords.ts'

export type RulesScreenProps = { mosque: DeskMosque }

/** The rules by which jamaats find their times, in words, and changing those of one prayer; and the Jumu'ahs of every Friday. */
export function RulesScreen({ mosque }: RulesScreenProps) {
  const { t } = useWords('desk', 'deskRules', 'deskWhy')
  const say = t.deskRules
  const loaded = useDeskRules(mosque.slug)
  const [open, setOpen] = useState<string>()
  const mayChange = mayUse('rulesChange', mosque.roles)
  return (
    <DeskFrame mosque={mosque} page="times" title={say.title}>
      <LineLink href={deskPath(mosque.slug, 'times')}>{say.back}</LineLink>
      <h1>{say.title}</h1>
      <p className={styles.lead}>{say.lead}</p>
      {!mayChange && <Notice>{t.desk.day.readOnly}</Notice>}
      {loaded.data ? (
        loaded.data.map((rules) => (
          <section key={rules.prayer} className={styles.prayer} aria-labelledby={`rules-${rules.prayer}`}>
            <h2 id={`rules-${rules.prayer}`}>{t.prayer.names[rules.prayer]}</h2>
            {open === rules.prayer ? (
              <RulesForm mosque={mosque.slug} saved={rules} onDone={() => setOpen(undefined)} />
            ) : (
              <>
                <Rules rules={rules} />
                {mayChange && (
                  <Button
                    tone="quiet"
                    aria-label={say.changeOf(t.prayer.names[rules.prayer])}
                    onClick={() => setOpen(rules.prayer)}
                  >
                    {say.change}
                  </Button>
                )}
              </>
            )}
          </section>
        ))
      ) : (
        <Loading failed={loaded.isError} retry={() => void loaded.refetch()} />
      )}
      {loaded.data && <Jumuah mosque={mosque} />}
    </DeskFrame>
  )
}

function Rules({ rules: { rules, changed } }: { rules: DeskRules }) {
  const { t, format } = useWords('deskRules', 'deskWhy')
  const say = t.deskRules
  const whenWords = useWhenWords()
  return (
    <>
      {rules.length === 0 && <p>{say.none}</p>}
      <ul className={styles.rules}>
        {rules.map(({ when, time }) => (
          <li key={when}>{say.rule(whenWords(when), ruleWords(time, { t, format }))}</li>
        ))}
      </ul>
      <ChangedBy changed={changed} className={styles.lead} />
    </>
  )
}
