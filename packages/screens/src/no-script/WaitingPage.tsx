import type { TvMessages } from './tvMessages.ts'

type WaitingPageProps = {
  /** The eight-digit code. */
  code: string
  /** The desk's address, where staff enter the code. */
  desk: string
  messages: TvMessages
}

/** The page of a display that is not connected yet: its code, and where staff enter it. */
export function WaitingPage({ code, desk, messages: { t, format } }: WaitingPageProps) {
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
