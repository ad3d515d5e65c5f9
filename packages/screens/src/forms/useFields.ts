import type { FormError, ParsedDate } from '@minaret/ui'
import { useState } from 'react'
import type { FieldPath, FieldValues, RefCallBack, UseFormReturn } from 'react-hook-form'
import type { Check } from './useRules.ts'
import { idOf, parsedOf, textOf } from './values.ts'

/** Common props of a field of the UI library. */
type FieldProps = { id: string; name: string; error?: string }

/** Props of an uncontrolled field. */
type UncontrolledField = FieldProps & {
  ref: RefCallBack
  onChange(event: { target: unknown; type?: unknown }): Promise<unknown>
  onBlur(event: { target: unknown; type?: unknown }): Promise<unknown>
}

/** Binds the UI library's fields to values of the form by path. */
export type Fields<V extends FieldValues> = {
  /** For `TextField`, `PasswordField`, `Select`, `DateField` and `Checkbox`. */
  field(path: FieldPath<V>, check?: Check): UncontrolledField
  /** For `TextArea`. */
  area(path: FieldPath<V>, check?: Check): UncontrolledField & { value: string }
  /** For `MemorableDateField`: the value, also for `check`, is a `ParsedDate`. */
  date(
    path: FieldPath<V>,
    check: Check,
  ): FieldProps & {
    defaultDate?: string
    onChange(parsed: ParsedDate): void
  }
  /** For `RadioGroup` and `RadioCards`. @param values the choices */
  choice<Value extends string>(
    path: FieldPath<V>,
    values: readonly Value[],
    check?: Check,
  ): FieldProps & { value: Value | null; onChange(value: Value): void }
}

/** The date in a date field's value; undefined if it is invalid. */
const dateOf = (value: unknown): string | undefined => {
  const parsed = parsedOf(value)
  return parsed?.ok ? parsed.date : undefined
}

/** Sorts errors by the position of their fields on the page, dropping those of missing fields. */
function sortByPosition(errors: FormError[]): FormError[] {
  const positions = errors.flatMap((error) => {
    const element = document.getElementById(error.id ?? '')
    return element ? [{ error, element }] : []
  })
  return positions
    .sort((a, b) => (a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1))
    .map(({ error }) => error)
}

/** Binds the UI library's fields to a form. @param form the form's name */
export function useFields<V extends FieldValues>(library: UseFormReturn<V>, form: string) {
  const [paths] = useState(() => new Map<string, FieldPath<V>>())
  const { formState } = library
  const errorOf = (path: FieldPath<V>) => library.getFieldState(path, formState).error?.message

  const field = (path: FieldPath<V>, check?: Check) => {
    paths.set(path, path)
    const { name, ref, onChange, onBlur } = library.register(path, { validate: check })
    return { id: idOf(form, path), name, ref, onChange, onBlur, error: errorOf(path) }
  }

  const fields: Fields<V> = {
    field,
    area: (path, check) => ({ ...field(path, check), value: textOf(library.watch(path)) }),
    date(path, check) {
      const { id, name, error, onChange } = field(path, check)
      return {
        id,
        name,
        error,
        defaultDate: dateOf(library.getValues(path)),
        onChange: (parsed) => void onChange({ target: { name, value: parsed }, type: 'change' }),
      }
    },
    choice(path, values, check) {
      const { id, name, error, onChange } = field(path, check)
      const selectedValue: unknown = library.watch(path)
      return {
        id,
        name,
        error,
        value: values.find((value) => value === selectedValue) ?? null,
        onChange: (value) => void onChange({ target: { name, value }, type: 'change' }),
      }
    },
  }

  return {
    fields,
    /** The current errors, in page order. */
    errorsIn(): FormError[] {
      const errors = [...paths.values()].flatMap((path) => {
        const message = errorOf(path)
        return message ? [{ id: idOf(form, path), message }] : []
      })
      return errors.length > 0 ? sortByPosition(errors) : errors
    },
    /** Shows a server error at its field. @returns whether the field exists */
    placeError(name: string, message: string): boolean {
      const path = paths.get(name)
      if (!path) return false
      library.setError(path, { type: 'server', message })
      return true
    },
  }
}
