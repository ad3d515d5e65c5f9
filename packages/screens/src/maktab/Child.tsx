import { useToday } from '@minaret/domain'
import { Button, MemorableDateField, TextArea, TextField } from '@minaret/ui'
import { useWords } from '../app/WordsProvider.tsx'
import { parsedOf, useLeft, useRules } from '../forms/index.ts'
import { birthProblem } from './family.ts'
import type { FormPart } from './form.ts'
import styles from './maktab.module.css'

export type ChildProps = FormPart & {
  /** Its place among the children, from 0. */
  at: number
  /** Its first name, as far as it is typed. */
  name: string
  /** Takes it out of the form; the only child stays. */
  onRemove?: () => void
}

/** How much may be said of what teachers must know, as the contract has it. */
const longest = 1000

/** One child. */
export function Child({ form, at, name, onRemove }: ChildProps) {
  const { t, format } = useWords('maktab', 'forms')
  const rules = useRules()
  const left = useLeft()
  const today = useToday()
  const { child } = t.maktab
  const which = name || child.which({ count: at + 1, figure: format.number(at + 1) })
  const birth = form.date(`children.${at}.dateOfBirth`, (value) => {
    const problem = birthProblem(parsedOf(value), today)
    return problem && child.birthErrors[problem]
  })
  return (
    <fieldset className={styles.part}>
      <legend>{which}</legend>
      <div className={styles.pair}>
        <TextField
          {...form.field(`children.${at}.firstName`, rules.all(rules.required(child.noFirstName), rules.atMost(100)))}
          label={child.firstName}
          autoComplete="off"
        />
        <TextField
          {...form.field(`children.${at}.lastName`, rules.all(rules.required(child.noLastName), rules.atMost(100)))}
          label={child.lastName}
          autoComplete="off"
        />
      </div>
      <MemorableDateField
        {...birth}
        legend={child.birth}
        hint={child.birthHint}
        labels={child.birthParts}
        locale={format.locale}
      />
      <TextField
        {...form.field(`children.${at}.school`, rules.atMost(200))}
        label={child.school}
        optional={t.forms.optional}
        autoComplete="off"
      />
      <TextArea
        {...form.area(`children.${at}.needs`, rules.atMost(longest))}
        rows={3}
        label={child.needs}
        hint={child.needsHint}
        optional={t.forms.optional}
        limit={longest}
        remaining={left}
        autoComplete="off"
      />
      {onRemove && (
        <div>
          <Button tone="quiet" onClick={onRemove}>
            {child.remove({ which: format.inText(which) })}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
