import type { TvWords } from './words.ts'

/** Why a screen shows no times. */
export type NoticeKind = 'notConnected' | 'closed' | 'away'

/** A quiet screen: one sentence, and nothing of the mosque's. */
export function NoticePage({ kind, words: { t } }: { kind: NoticeKind; words: TvWords }) {
  const { notConnected, notConnectedMore, closed, away, again } = t.tvPlain
  const [title, more] = {
    notConnected: [notConnected, notConnectedMore],
    closed: [closed, again],
    away: [away, again],
  }[kind]
  return (
    <main className="notice">
      <table className="whole">
        <tbody>
          <tr>
            <td>
              <h1>{title}</h1>
              <p>{more}</p>
            </td>
          </tr>
        </tbody>
      </table>
    </main>
  )
}
