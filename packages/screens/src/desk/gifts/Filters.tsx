import type { GiftTotals } from '@minaret/contract/desk'
import { Button, DateField, Form, Select, TextField } from '@minaret/ui'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import styles from './gifts.module.css'
import { choices, type GiftFilter } from './filter.ts'

/** Debounce delay of the search, in milliseconds. */
const debounceMs = 250

export interface FiltersProps {
  filter: GiftFilter
  /** The mosque's causes, to filter by. */
  causes: GiftTotals['causes']
  onFilterChange: (filter: GiftFilter) => void
}

/** The search field, which searches as you type, and the filters. Both are in the URL. */
export function Filters({ filter, causes, onFilterChange }: FiltersProps) {
  const { t } = useMessages('deskGifts')
  const texts = t.deskGifts
  const { search: _search, ...filters } = filter
  const change = (name: keyof GiftFilter, value: string) => {
    const { [name]: _previous, ...rest } = filter
    onFilterChange(value === '' ? rest : { ...rest, [name]: value })
  }
  const fieldProps = (name: keyof GiftFilter) => ({
    name,
    value: filter[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  })
  const optionsOf = <T extends string>(
    values: readonly T[],
    labels: Readonly<Record<T, string>>,
    anyLabel?: string,
  ) => [
    ...(anyLabel === undefined ? [] : [{ value: '', label: anyLabel }]),
    ...values.map((value) => ({ value, label: labels[value] })),
  ]
  const isFiltered = Object.keys(filters).length > 0
  return (
    <>
      <Search filter={filter} onFilterChange={onFilterChange} />
      <details className={styles.filters} open={isFiltered || undefined}>
        <summary>{texts.filters}</summary>
        <div className={styles.fields}>
          <Select
            label={texts.state}
            options={optionsOf(choices.state, texts.states)}
            {...fieldProps('state')}
            value={filter.state ?? 'received'}
          />
          <Select
            label={texts.cause}
            options={[{ value: '', label: texts.any }, ...causes.map(({ id, title }) => ({ value: id, label: title }))]}
            {...fieldProps('cause')}
          />
          <Select label={texts.way} options={optionsOf(choices.way, texts.ways, texts.any)} {...fieldProps('way')} />
          <Select
            label={texts.giftAid}
            options={optionsOf(choices.giftAid, texts.giftAids, texts.any)}
            {...fieldProps('giftAid')}
          />
          <DateField label={texts.from} {...fieldProps('from')} />
          <DateField label={texts.to} {...fieldProps('to')} />
        </div>
        {isFiltered && (
          <Button tone="quiet" onClick={() => onFilterChange(filter.search ? { search: filter.search } : {})}>
            {texts.clear}
          </Button>
        )}
      </details>
    </>
  )
}

function Search({ filter, onFilterChange }: Pick<FiltersProps, 'filter' | 'onFilterChange'>) {
  const { t } = useMessages('deskGifts')
  const texts = t.deskGifts
  const [searchText, setSearchText] = useState(filter.search ?? '')
  const latestProps = useRef({ filter, onFilterChange })
  useEffect(() => {
    latestProps.current = { filter, onFilterChange }
  })
  /** The last search: repeating it would navigate back here from a gift opened in between. */
  const lastSearch = useRef(filter.search ?? '')
  const runSearch = (text: string) => {
    const search = text.trim()
    if (search === lastSearch.current) return
    lastSearch.current = search
    const { search: _previous, ...rest } = latestProps.current.filter
    latestProps.current.onFilterChange(search === '' ? rest : { ...rest, search })
  }
  useEffect(() => {
    const timer = setTimeout(() => runSearch(searchText), debounceMs)
    return () => clearTimeout(timer)
  }, [searchText])
  return (
    <Form className={styles.search} onSubmit={() => runSearch(searchText)}>
      <TextField
        label={texts.search}
        hint={texts.searchHint}
        type="search"
        autoComplete="off"
        dir="auto"
        maxLength={200}
        value={searchText}
        onChange={({ target }) => setSearchText(target.value)}
        // Opening a gift before the delay ends must keep the search in the URL for the way back.
        onBlur={() => runSearch(searchText)}
      />
    </Form>
  )
}
