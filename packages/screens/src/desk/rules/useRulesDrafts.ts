import type { DeskRules } from '@minaret/contract/desk'
import { type Draft, useDraft } from '@minaret/domain/desk'
import { useWords } from '../../app/index.ts'
import { deskPath } from '../frame/index.ts'
import { type JumuahDraft, readJumuahDraft } from './jumuahDraft.ts'
import { readRulesDraft, type RulesDraft } from './rulesDraft.ts'

const pathOf = (mosque: string) => `${deskPath(mosque, 'times')}/rules`

/** The rules of one prayer as they were typed and not saved: the page opens their form again. */
export function useRulesDraft(mosque: string, prayer: DeskRules['prayer']): Draft<RulesDraft> {
  const { t } = useWords('deskRules')
  return useDraft({
    mosque,
    form: `rules ${prayer}`,
    title: t.deskRules.changeOf({ prayer: t.prayer.names[prayer] }),
    path: pathOf(mosque),
    accept: readRulesDraft,
  })
}

/** The Jumu'ahs of every Friday as they were typed and not saved. */
export function useJumuahDraft(mosque: string): Draft<JumuahDraft> {
  const { t } = useWords('deskRules')
  return useDraft({
    mosque,
    form: 'jumuah',
    title: t.deskRules.jumuah.title,
    path: pathOf(mosque),
    accept: readJumuahDraft,
  })
}
