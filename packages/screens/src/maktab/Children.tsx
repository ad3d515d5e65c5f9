import { Button } from '@minaret/ui'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useMessages } from '../app/MessagesProvider.tsx'
import { Child } from './Child.tsx'
import { maxChildren, newChild } from './family.ts'
import type { FormPart } from './form.ts'
import styles from './maktab.module.css'

/** The fields of the children. A further child copies the shared values. */
export function Children({ form }: FormPart) {
  const { t } = useMessages('maktab', 'forms')
  const { control, getValues } = form.library
  const { fields, append, remove } = useFieldArray({ control, name: 'children' })
  const children = useWatch({ control, name: 'children' })
  return (
    <>
      {fields.map(({ id }, index) => (
        <Child
          key={id}
          form={form}
          index={index}
          name={children[index]?.firstName.trim() ?? ''}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {fields.length < maxChildren && (
        <div className={styles.another}>
          <Button
            tone="quiet"
            onClick={() =>
              append(newChild(getValues('children').at(-1)), { focusName: `children.${fields.length}.firstName` })
            }
          >
            {t.maktab.child.addChild}
          </Button>
          <p className={styles.soft}>{t.maktab.child.addChildMore}</p>
        </div>
      )}
    </>
  )
}
