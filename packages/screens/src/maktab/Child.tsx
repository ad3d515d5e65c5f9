import { useToday } from '@minaret/domain'
import { Button, MemorableDateField, TextArea, TextField } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import { parsedOf, useRemainingText, useRules } from '../forms/index.ts'
import { birthProblem } from './family.ts'
import type { FormPart } from './form.ts'
import styles from './maktab.module.css'

export type ChildProps = FormPart & {
  /** The index of the child, from 0. */
  index: number
  /** The first name in the form. */
  name: string
  /** Removes the child; undefined for an only child. */
  onRemove?: () => void
}

/** The maximum length of a child's needs in the contract. */
const maxLength = 1000

/** The fields of one child. */
export function Child({ form, index, name, onRemove }: ChildProps) {
  const { t, format } = useMessages('maktab', 'forms')
  const rules = useRules()
  const formatRemaining = useRemainingText()
  const today = useToday()
  const { child } = t.maktab
  const childLabel = name || child.childNumber({ figure: format.number(index + 1) })
  const birthField = form.date(`children.${index}.dateOfBirth`, (value) => {
    const problem = birthProblem(parsedOf(value), today)
    return problem && child.birthErrors[problem]
  })
  return (
    <fieldset className={styles.part}>
      <legend>{childLabel}</legend>
      <div className={styles.pair}>
        <TextField
          {...form.field(
            `children.${index}.firstName`,
            rules.combineChecks(rules.required(child.noFirstName), rules.atMost(100)),
          )}
          label={child.firstName}
          autoComplete="off"
        />
        <TextField
          {...form.field(
            `children.${index}.lastName`,
            rules.combineChecks(rules.required(child.noLastName), rules.atMost(100)),
          )}
          label={child.lastName}
          autoComplete="off"
        />
      </div>
      <MemorableDateField
        {...birthField}
        legend={child.birth}
        hint={child.birthHint}
        labels={child.birthParts}
        locale={format.locale}
      />
      <TextField
        {...form.field(`children.${index}.school`, rules.atMost(200))}
        label={child.school}
        optional={t.forms.optional}
        autoComplete="off"
      />
      <TextArea
        {...form.area(`children.${index}.needs`, rules.atMost(maxLength))}
        rows={3}
        label={child.needs}
        hint={child.needsHint}
        optional={t.forms.optional}
        limit={maxLength}
        remaining={formatRemaining}
        autoComplete="off"
      />
      {onRemove && (
        <div>
          <Button tone="quiet" onClick={onRemove}>
            {child.remove({ which: format.inText(childLabel) })}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
