import type { TvWords } from './words.ts'

type WaitingPageProps = {
  /** Eight digits. */
  code: string
  /** Where staff type it. */
  desk: string
  words: TvWords
}

/** A display that waits to be added: its code, and where staff type it. */
export function WaitingPage({ code, desk, words: { t, format } }: WaitingPageProps) {
  const { connect, connectHow, connectNew } = t.tvPlain
  return (
    <main className="notice">
      <table className="whole">
        <tbody>
          <tr>
            <td>
              <h1>{connect}</h1>
              <p className="code" dir="ltr">
                {`${code.slice(0, 4)}\u00A0${code.slice(4)}`}
              </p>
              <p className="how">{connectHow({ address: format.inText(desk) })}</p>
              <p>{connectNew}</p>
            </td>
          </tr>
        </tbody>
      </table>
    </main>
  )
}
