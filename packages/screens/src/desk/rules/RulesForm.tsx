import type { DeskRules } from '@minaret/contract/desk'
import { type Draft, parseRulesConflict, useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { Button, Form, Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { DraftNote } from '../frame/index.ts'
import { RuleFields } from './RuleFields.tsx'
import { newRule, type RulesDraft, toRequest } from './rulesDraft.ts'
import { RulesEffectList } from './RulesEffectList.tsx'
import { describeRule } from './describeRule.ts'
import styles from './rules.module.css'
import { useDescribeWhen } from './useDescribeWhen.ts'

export type RulesFormProps = {
  mosque: string
  savedRules: DeskRules
  draft: Draft<RulesDraft>
  /** Called once it is saved or cancelled. */
  onDone(): void
}

/** Form for one prayer's rules, with a preview of their effect on the coming weeks. */
export function RulesForm({ mosque, savedRules, draft, onDone }: RulesFormProps) {
  const { t, format } = useMessages('deskRules', 'deskWhy')
  const texts = t.deskRules
  const rules = draft.value ?? (savedRules.rules.length > 0 ? savedRules.rules : [newRule])
  const request = toRequest(savedRules.prayer, rules)
  const effect = useDeskQuery('rulesPreview', request && { mosque, body: request }, { keepPrevious: true, quiet: true })
  const change = useDeskAction('rulesChange', { undo: 'usual', refreshOnConflict: 'rulesView' })
  const describeWhen = useDescribeWhen()
  const newerVersion = parseRulesConflict(change.error)
  const close = () => {
    draft.change(undefined)
    onDone()
  }
  return (
    <Form
      onSubmit={() => {
        if (request && effect.isSuccess && !effect.isPlaceholderData)
          change.mutate({ mosque, body: { ...request, version: savedRules.version } }, { onSuccess: close })
      }}
    >
      <DraftNote restoredFrom={draft.restoredFrom} onDiscard={close} />
      {newerVersion && (
        <Notice tone="warning" live="assertive" title={texts.conflict}>
          {newerVersion.rules
            .map(({ when, time }) => texts.rule({ when: describeWhen(when), how: describeRule(time, { t, format }) }))
            .join(' · ')}
        </Notice>
      )}
      {rules.map((rule, index) => (
        <RuleFields
          // Keyed by position, because a rule has no id.
          key={index}
          rule={rule}
          number={index + 1}
          onChange={(next) => draft.change(rules.with(index, next))}
          onRemove={() => draft.change(rules.toSpliced(index, 1))}
        />
      ))}
      <Button tone="quiet" onClick={() => draft.change([...rules, { ...newRule, when: 'ramadan' }])}>
        {texts.add}
      </Button>
      <RulesEffectList effect={request && effect.data} problem={effect.error?.message} />
      <div className={styles.buttons}>
        <Button type="submit" size="large" busy={change.isPending}>
          {change.isPending ? texts.saving : texts.save}
        </Button>
        <Button tone="quiet" onClick={close}>
          {texts.cancel}
        </Button>
      </div>
    </Form>
  )
}
