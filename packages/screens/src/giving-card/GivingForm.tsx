import type { Cause } from '@minaret/contract'
import { useDomain, usePosted, useTenant } from '@minaret/domain'
import { Select } from '@minaret/ui'
import { useState } from 'react'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useHydrated } from '../app/useHydrated.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { NoCards, PostedForm, readStartedCause } from '../cause/parts/index.ts'

export type GivingFormProps = {
  /** The causes to choose from, at least one; the first is chosen initially. */
  causes: readonly Cause[]
  /** The initial frequency; by default once. */
  often?: 'weekly'
}

/** The cause chosen in the server-rendered form before hydration. */
const readChosenCause = () => document.querySelector<HTMLSelectElement>('[data-waits="gift"] select[name=cause]')?.value

/**
 * The donation form with a choice of causes. The page's URL may name the cause, as a form without scripts on another page does:
 * `?cause=roof&often=weekly&amount=2500`.
 */
export function GivingForm({ causes, often }: GivingFormProps) {
  const { t } = useMessages('cause')
  const { visit } = useDomain()
  const { payment } = useTenant()
  const { search } = usePageLocation()
  const posted = usePosted()
  const [requestedId] = useState(posted?.cause ?? search.get('cause') ?? undefined)
  const [selection, setSelection] = useState<{ id?: string; isNew?: boolean }>({})
  // A started gift is read after hydration, because the server does not know it.
  const isHydrated = useHydrated()
  const [isRead, setRead] = useState(false)
  const findCause = (id: string | undefined) => causes.find((cause) => cause.id === id)
  const renderedCause = findCause(requestedId) ?? causes[0]
  if (isHydrated && !isRead) {
    setRead(true)
    const chosenId = readChosenCause()
    const startedId = requestedId === undefined ? readStartedCause(visit) : undefined
    setSelection({ id: chosenId === renderedCause?.id ? startedId : (chosenId ?? startedId) })
  }
  const cause = findCause(selection.id) ?? renderedCause
  if (!cause) return null
  if (payment.setting === 'none') return <NoCards />
  return (
    <PostedForm
      key={cause.id}
      cause={cause}
      often={often}
      causeChoice={
        causes.length > 1 && (
          <Select
            name="cause"
            label={t.cause.giftTo}
            value={cause.id}
            options={causes.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={({ currentTarget }) => setSelection({ id: currentTarget.value, isNew: true })}
            // The form of the chosen cause replaces the one that had the focus.
            ref={(select) => (selection.isNew ? select?.focus() : undefined)}
          />
        )
      }
    />
  )
}
