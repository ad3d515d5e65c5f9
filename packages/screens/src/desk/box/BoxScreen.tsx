import type { BoxOverview, BoxSheetPlace, DeskMosque } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, ButtonRow, Form, LineLink, List } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading, Panel, Sections } from '../frame/index.ts'
import styles from './box.module.css'
import { PlaceFields } from './PlaceFields.tsx'

/** Collections: the counting sheets, and the form that starts a count. */
export function BoxScreen({ mosque, onOpened }: { mosque: DeskMosque; onOpened(sheet: string): void }) {
  const { t } = useMessages('desk', 'deskBox')
  const texts = t.deskBox
  const query = useDeskQuery('boxView', { mosque: mosque.slug }, { staleTime: 0 })
  return (
    <DeskFrame mosque={mosque} page="box" title={texts.title}>
      <h1>{texts.title}</h1>
      <p className={styles.hint}>{texts.lead}</p>
      {mayUse('gasdsView', mosque.roles) && (
        <LineLink href={`${deskPath(mosque.slug, 'box')}/small-donations`}>{texts.small}</LineLink>
      )}
      {query.data ? (
        <Sections>
          <NewSheetForm mosque={mosque} overview={query.data} onOpened={onOpened} />
          <Sheets mosque={mosque} sheets={query.data.sheets} />
        </Sections>
      ) : (
        <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
      )}
    </DeskFrame>
  )
}

function NewSheetForm({
  mosque,
  overview,
  onOpened,
}: {
  mosque: DeskMosque
  overview: BoxOverview
  onOpened(sheet: string): void
}) {
  const { t } = useMessages('deskBox')
  const texts = t.deskBox.open
  const { choices, today } = overview
  const openSheet = useDeskAction('boxSheetOpen', { isField: () => true })
  const [place, setPlace] = useState<BoxSheetPlace>({ day: today, cause: choices.causes[0]?.id ?? '', second: '' })
  const [isSubmitted, setSubmitted] = useState(false)
  const errors = {
    ...(isSubmitted && place.second === '' ? { second: texts.chooseSecond } : {}),
    ...fieldErrorsOf(openSheet.error),
  }
  return (
    <Panel id="open" title={texts.title}>
      <Form
        className={styles.form}
        onSubmit={() => {
          setSubmitted(true)
          if (place.second !== '')
            openSheet.mutate({ mosque: mosque.slug, body: place }, { onSuccess: ({ data }) => onOpened(data.sheet) })
        }}
      >
        <PlaceFields
          place={place}
          choices={choices}
          today={today}
          errors={errors}
          includesSelf={false}
          onPlace={setPlace}
        />
        <ButtonRow>
          <Button type="submit" busy={openSheet.isPending}>
            {texts.start}
          </Button>
        </ButtonRow>
      </Form>
    </Panel>
  )
}

function Sheets({ mosque, sheets }: { mosque: DeskMosque; sheets: BoxOverview['sheets'] }) {
  const { t, format } = useMessages('deskBox')
  const texts = t.deskBox.list
  return (
    <Panel id="sheets" title={texts.title}>
      <List
        label={texts.title}
        empty={<p className={styles.hint}>{texts.none}</p>}
        rows={sheets.map(({ id, day, cause, building, state, counters, totalMinor, currency }) => {
          const [first, second] = counters.map(({ name }) => format.inText(name))
          const { weekday, date } = format.day(day)
          return {
            id,
            title: `${weekday} ${date}`,
            href: `${deskPath(mosque.slug, 'box')}/${id}`,
            meta: [
              texts.states[state],
              format.inText(cause),
              building,
              texts.by({ first: first ?? '', second: second ?? '' }),
            ]
              .filter(Boolean)
              .join(' · '),
            action: <bdi>{format.amount(totalMinor, currency)}</bdi>,
          }
        })}
      />
    </Panel>
  )
}
