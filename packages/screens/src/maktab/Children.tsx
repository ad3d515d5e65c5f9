import { Button } from '@minaret/ui'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useWords } from '../app/WordsProvider.tsx'
import { Child } from './Child.tsx'
import { mostChildren, newChild } from './family.ts'
import type { FormPart } from './form.ts'
import styles from './maktab.module.css'

/** The children, one after the other. What the family has in common is asked once. */
export function Children({ form }: FormPart) {
  const { t } = useWords('maktab', 'forms')
  const { control, getValues } = form.library
  const { fields, append, remove } = useFieldArray({ control, name: 'children' })
  const children = useWatch({ control, name: 'children' })
  return (
    <>
      {fields.map(({ id }, at) => (
        <Child
          key={id}
          form={form}
          at={at}
          name={children[at]?.firstName.trim() ?? ''}
          onRemove={fields.length > 1 ? () => remove(at) : undefined}
        />
      ))}
      {fields.length < mostChildren && (
        <div className={styles.another}>
          <Button
            tone="quiet"
            onClick={() =>
              append(newChild(getValues('children').at(-1)), { focusName: `children.${fields.length}.firstName` })
            }
          >
            {t.maktab.child.another}
          </Button>
          <p className={styles.soft}>{t.maktab.child.anotherMore}</p>
        </div>
      )}
    </>
  )
}
