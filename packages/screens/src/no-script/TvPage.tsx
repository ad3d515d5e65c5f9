import type { Clock, Orientation } from '@minaret/display'
import { type Board, isLong } from './board.ts'
import type { TvMessages } from './tvMessages.ts'

export type TvPageProps = {
  board: Board
  orientation: Orientation
  messages: TvMessages
}

/** The body of a TV display's no-script page: tables, for engines without modern CSS layout. */
export function TvPage({ board, orientation, messages }: TvPageProps) {
  const { alarm, next, cells } = board
  return (
    <>
      {alarm && (
        <section className="alarm" role="alert">
          <h2 dir="auto">{alarm.title}</h2>
          <p dir="auto">{alarm.text}</p>
        </section>
      )}
      <div className="drift">
        <Head board={board} messages={messages} />
        <main>
          <section className="next">
            <table className="whole">
              <tbody>
                <tr>
                  <td>
                    {next && (
                      <>
                        <p className="label">{next.label}</p>
                        <h2>{next.name}</h2>
                        <p className="time">
                          <Time at={next.time} />
                        </p>
                        <p className="left">{next.left}</p>
                      </>
                    )}
                  </td>
                </tr>
              </tbody>
            </table>
          </section>
          <Facts board={board} />
          <Times board={board} messages={messages} />
          {cells.length > 0 && <Cells cells={cells} orientation={orientation} />}
        </main>
        <footer>
          <span className="version">{board.version}</span>
          <span>{board.source}</span>
        </footer>
      </div>
    </>
  )
}

/** A time, with AM or PM in small type. */
function Time({ at }: { at: Clock }) {
  return (
    <span className="clock">
      {at.figures}
      {at.half && <small> {at.half}</small>}
    </span>
  )
}

/** The UI library's star, with attributes instead of styles. */
function Star({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d="M10 1l2.64 2.64h3.72v3.72L19 10l-2.64 2.64v3.72h-3.72L10 19l-2.64-2.64H3.64v-3.72L1 10l2.64-2.64V3.64h3.72z" />
    </svg>
  )
}

type PartProps = { board: Board; messages: TvMessages }

/** The mosque's name, the date, and the time of rendering. */
function Head({ board, messages }: PartProps) {
  return (
    <header>
      <table className="whole">
        <tbody>
          <tr>
            <td className="mark">
              <Star className="seal" />
            </td>
            <td className="heading">
              <h1 dir="auto" className={isLong(board.mosque) ? 'long' : undefined}>
                {board.mosque}
              </h1>
              <p>
                {board.date}
                <span className="hijri">{board.hijri}</span>
              </p>
            </td>
            <td className="drawn">
              <span>{messages.t.tvPlain.asOf}</span> <Time at={board.renderedAt} />
            </td>
          </tr>
        </tbody>
      </table>
    </header>
  )
}

/** The single times below the next jamaat. */
function Facts({ board: { facts } }: Pick<PartProps, 'board'>) {
  return (
    <section className="facts">
      <table className="whole">
        <tbody>
          <tr>
            {facts.map(({ id, name, time, mark }) => (
              <td key={id}>
                <p className="label">
                  {name}
                  {mark && <span className="more">{mark}</span>}
                </p>
                <p className="fact">
                  <Time at={time} />
                </p>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

/** The five prayers and the next Jumu'ah. */
function Times({ board: { rows, hasJamaat, jumuah }, messages: { t } }: PartProps) {
  return (
    <section className="times">
      <table className="whole" aria-label={t.prayer.title}>
        <thead>
          <tr>
            <th scope="col" className="prayer">
              <span className="visually-hidden">{t.prayer.title}</span>
            </th>
            <th scope="col">{t.prayer.begins}</th>
            {hasJamaat && <th scope="col">{t.prayer.jamaat}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, begins, jamaat, slots, state, mark }) => (
            <tr key={id} className={state && `${state}-row`}>
              <th scope="row" className="prayer">
                {name}
                {state === 'next' && <Star className="star" />}
                {mark && <span className="more">{mark}</span>}
              </th>
              {slots ? (
                <Slots times={slots} />
              ) : (
                <>
                  <td className="begins">
                    <Time at={begins} />
                  </td>
                  {hasJamaat && <td className="jamaat">{jamaat ? <Time at={jamaat} /> : '–'}</td>}
                </>
              )}
            </tr>
          ))}
          {jumuah && (
            <tr className="friday">
              <th scope="row" className="prayer">
                {t.prayer.jumuah}
                {jumuah.day && <span className="more">{jumuah.day}</span>}
              </th>
              <Slots times={jumuah.times} />
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}

/** Several times of one prayer, across both columns. */
function Slots({ times }: { times: readonly Clock[] }) {
  return (
    <td colSpan={2} className="slots">
      {times.map((at) => (
        <span key={`${at.figures} ${at.half}`} className="slot">
          <Time at={at} />
        </span>
      ))}
    </td>
  )
}

/** The mosque's notices: in a row, or in a column in portrait orientation. */
function Cells({ cells, orientation }: Pick<Board, 'cells'> & Pick<TvPageProps, 'orientation'>) {
  const tableCells = cells.map(({ id, kind, title, lines, columns }) => (
    <td key={id} className={kind} colSpan={columns}>
      <h2 dir="auto">{title}</h2>
      {lines.map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
    </td>
  ))
  return (
    <section className="cells">
      <table className="whole">
        <tbody>
          {orientation === 'landscape' ? (
            <tr>{tableCells}</tr>
          ) : (
            tableCells.map((cell) => <tr key={cell.key}>{cell}</tr>)
          )}
        </tbody>
      </table>
    </section>
  )
}
