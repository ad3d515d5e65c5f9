import type { GiftTotals } from '@minaret/contract/desk'
import { Button, DateField, Form, Select, TextField } from '@minaret/ui'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../app/index.ts'
import styles from './gifts.module.css'
import { choices, type GiftsWanted } from './wanted.ts'

/** How long one must have stopped typing before it is looked for, in milliseconds. */
const pause = 250

export interface FiltersProps {
  wanted: GiftsWanted
  /** The mosque's causes, to filter by. */
  causes: GiftTotals['causes']
  onWanted: (wanted: GiftsWanted) => void
}

/** The search, which looks while one types, and the filters. All of it stands in the address. */
export function Filters({ wanted, causes, onWanted }: FiltersProps) {
  const { t } = useWords('deskGifts')
  const say = t.deskGifts
  const { search: _search, ...filters } = wanted
  const change = (name: keyof GiftsWanted, value: string) => {
    const { [name]: _before, ...rest } = wanted
    onWanted(value === '' ? rest : { ...rest, [name]: value })
  }
  const field = (name: keyof GiftsWanted) => ({
    name,
    value: wanted[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  })
  const options = <T extends string>(all: readonly T[], words: Readonly<Record<T, string>>, any?: string) => [
    ...(any === undefined ? [] : [{ value: '', label: any }]),
    ...all.map((value) => ({ value, label: words[value] })),
  ]
  const isFiltered = Object.keys(filters).length > 0
  return (
    <>
      <Search wanted={wanted} onWanted={onWanted} />
      <details className={styles.filters} open={isFiltered || undefined}>
        <summary>{say.filters}</summary>
        <div className={styles.fields}>
          <Select
            label={say.state}
            options={options(choices.state, say.states)}
            {...field('state')}
            value={wanted.state ?? 'received'}
          />
          <Select
            label={say.cause}
            options={[{ value: '', label: say.any }, ...causes.map(({ id, title }) => ({ value: id, label: title }))]}
            {...field('cause')}
          />
          <Select label={say.way} options={options(choices.way, say.ways, say.any)} {...field('way')} />
          <Select label={say.giftAid} options={options(choices.giftAid, say.giftAids, say.any)} {...field('giftAid')} />
          <DateField label={say.from} {...field('from')} />
          <DateField label={say.to} {...field('to')} />
        </div>
        {isFiltered && (
          <Button tone="quiet" onClick={() => onWanted(wanted.search ? { search: wanted.search } : {})}>
            {say.clear}
          </Button>
        )}
      </details>
    </>
  )
}

function Search({ wanted, onWanted }: Pick<FiltersProps, 'wanted' | 'onWanted'>) {
  const { t } = useWords('deskGifts')
  const say = t.deskGifts
  const [typed, setTyped] = useState(wanted.search ?? '')
  const latest = useRef({ wanted, onWanted })
  useEffect(() => {
    latest.current = { wanted, onWanted }
  })
  /** What was asked for last: asked for twice, it would lead back here from the gift that was opened in between. */
  const lookedFor = useRef(wanted.search ?? '')
  const look = (text: string) => {
    const search = text.trim()
    if (search === lookedFor.current) return
    lookedFor.current = search
    const { search: _before, ...rest } = latest.current.wanted
    latest.current.onWanted(search === '' ? rest : { ...rest, search })
  }
  useEffect(() => {
    const timer = setTimeout(() => look(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <Form className={styles.search} onSubmit={() => look(typed)}>
      <TextField
        label={say.search}
        hint={say.searchHint}
        type="search"
        autoComplete="off"
        dir="auto"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // Whoever goes on to a gift before the pause is over finds this search again on the way back.
        onBlur={() => look(typed)}
      />
    </Form>
  )
}
