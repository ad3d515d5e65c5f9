import type { DeskRules } from '@minaret/contract/desk'
import { type Draft, useDraft } from '@minaret/domain/desk'
import { useMessages } from '../../app/index.ts'
import { deskPath } from '../frame/index.ts'
import { type JumuahDraft, parseJumuahDraft } from './jumuahDraft.ts'
import { parseRulesDraft, type RulesDraft } from './rulesDraft.ts'

const pathOf = (mosque: string) => `${deskPath(mosque, 'times')}/rules`

/** The draft of one prayer's rules; the page reopens the form if there is one. */
export function useRulesDraft(mosque: string, prayer: DeskRules['prayer']): Draft<RulesDraft> {
  const { t } = useMessages('deskRules')
  return useDraft({
    mosque,
    form: `rules ${prayer}`,
    title: t.deskRules.changeOf({ prayer: t.prayer.names[prayer] }),
    path: pathOf(mosque),
    parse: parseRulesDraft,
  })
}

/** The draft of the weekly Jumu'ah prayers. */
export function useJumuahDraft(mosque: string): Draft<JumuahDraft> {
  const { t } = useMessages('deskRules')
  return useDraft({
    mosque,
    form: 'jumuah',
    title: t.deskRules.jumuah.title,
    path: pathOf(mosque),
    parse: parseJumuahDraft,
  })
}
