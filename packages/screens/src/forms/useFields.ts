import type { FormError, ParsedDate } from '@minaret/ui'
import { useState } from 'react'
import type { FieldPath, FieldValues, RefCallBack, UseFormReturn } from 'react-hook-form'
import type { Check } from './useRules.ts'
import { idOf, parsedOf, textOf } from './values.ts'

/** What a field of the kit is given. */
type Bound = { id: string; name: string; error?: string }

/** The same for one that holds its value itself. */
type UncontrolledField = Bound & {
  ref: RefCallBack
  onChange(event: { target: unknown; type?: unknown }): Promise<unknown>
  onBlur(event: { target: unknown; type?: unknown }): Promise<unknown>
}

/** The kit's fields, each bound to a value of the form by its path. */
export type Fields<V extends FieldValues> = {
  /** For `TextField`, `PasswordField`, `Select`, `DateField` and `Checkbox`. */
  field(path: FieldPath<V>, check?: Check): UncontrolledField
  /** For `TextArea`. */
  area(path: FieldPath<V>, check?: Check): UncontrolledField & { value: string }
  /** For `MemorableDateField`: the value is what was read, a `ParsedDate`, and that is what `check` is given. */
  date(
    path: FieldPath<V>,
    check: Check,
  ): Bound & {
    defaultDate?: string
    onChange(parsed: ParsedDate): void
  }
  /** For `RadioGroup` and `RadioCards`. @param values what one can choose */
  choice<Value extends string>(
    path: FieldPath<V>,
    values: readonly Value[],
    check?: Check,
  ): Bound & { value: Value | null; onChange(value: Value): void }
}

/** What a date field has read, as it lies in the form. */
const dateOf = (value: unknown): string | undefined => {
  const parsed = parsedOf(value)
  return parsed?.ok ? parsed.date : undefined
}

/** By their places on the page. Those that are not on it are left out: nobody could be led there. */
function inOrder(errors: FormError[]): FormError[] {
  const placed = errors.flatMap((error) => {
    const element = document.getElementById(error.id ?? '')
    return element ? [{ error, element }] : []
  })
  return placed
    .sort((one, other) =>
      one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
    )
    .map(({ error }) => error)
}

/** Binds the kit's fields to a form. @param form its name */
export function useFields<V extends FieldValues>(library: UseFormReturn<V>, form: string) {
  const [known] = useState(() => new Map<string, FieldPath<V>>())
  const { formState } = library
  const errorAt = (path: FieldPath<V>) => library.getFieldState(path, formState).error?.message

  const field = (path: FieldPath<V>, check?: Check) => {
    known.set(path, path)
    const { name, ref, onChange, onBlur } = library.register(path, { validate: check })
    return { id: idOf(form, path), name, ref, onChange, onBlur, error: errorAt(path) }
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
      const chosen: unknown = library.watch(path)
      return {
        id,
        name,
        error,
        value: values.find((value) => value === chosen) ?? null,
        onChange: (value) => void onChange({ target: { name, value }, type: 'change' }),
      }
    },
  }

  return {
    fields,
    /** What is wrong, by the fields' places. */
    errorsIn(): FormError[] {
      const wrong = [...known.values()].flatMap((path) => {
        const message = errorAt(path)
        return message ? [{ id: idOf(form, path), message }] : []
      })
      return wrong.length > 0 ? inOrder(wrong) : wrong
    },
    /** Puts what the host says of a field beside it. @returns whether there is such a field */
    placeError(name: string, message: string): boolean {
      const path = known.get(name)
      if (!path) return false
      library.setError(path, { type: 'host', message })
      return true
    },
  }
}
