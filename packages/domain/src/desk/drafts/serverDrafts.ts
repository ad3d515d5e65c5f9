import { type DeskApi, read, send } from '@minaret/client'
import type { DraftForm, DraftStore, StoredDraft } from './draftStore.ts'

/** Debounce delay, in milliseconds. */
const pause = 600
/** Delay before unsent text is retried, in milliseconds. */
const retryAfter = 5000

/** Drafts on the server. */
export type ServerDraftStore = DraftStore & {
  /** Sends pending drafts at once, such as when the page is hidden or before a logout. Settles after the attempt. */
  flush(): Promise<void>
}

type PendingDraft = {
  form: DraftForm
  /** The author's account: the draft is never sent as another's. */
  account: string | undefined
  draft?: StoredDraft
  timer?: ReturnType<typeof setTimeout>
  isSending: boolean
  /** Callbacks that receive whether the server accepted it. */
  settled: ((isAccepted: boolean) => void)[]
}

/**
 * Drafts on the server, encrypted there: for forms that a device must not hold, and for shared computers. The newest text of a
 * form is sent when typing pauses or the page is left, one at a time, until the server accepts it.
 * @param currentAccount returns the logged-in account
 */
export function createServerDrafts(api: DeskApi, currentAccount: () => string | undefined): ServerDraftStore {
  const pending = new Map<string, PendingDraft>()
  const nameOf = ({ mosque, form }: DraftForm) => `${mosque} ${form}`

  async function put({ mosque, form }: DraftForm, draft: StoredDraft | undefined, keepalive: boolean) {
    const params = { path: { mosque, form } }
    if (!draft) return send(api.POST('/api/desk/mosques/{mosque}/drafts/{form}/discard', { params, keepalive }))
    const { title, path, value } = draft
    return send(
      api.POST('/api/desk/mosques/{mosque}/drafts/{form}', { params, body: { title, path, value }, keepalive }),
    )
  }

  async function sendNow(name: string, keepalive = false): Promise<void> {
    const entry = pending.get(name)
    if (!entry || entry.isSending) return
    clearTimeout(entry.timer)
    const [{ draft }, account] = [entry, currentAccount()]
    if (account !== entry.account) {
      // Another account has logged in: the draft is not theirs. After a logout, it waits for its account.
      if (account === undefined) entry.timer = setTimeout(() => void sendNow(name), retryAfter)
      else pending.delete(name)
      return
    }
    entry.isSending = true
    const isAccepted = await put(entry.form, draft, keepalive).then(
      () => true,
      () => false,
    )
    entry.isSending = false
    for (const settle of entry.settled.splice(0)) settle(isAccepted)
    if (isAccepted && entry.draft === draft) pending.delete(name)
    else entry.timer = setTimeout(() => void sendNow(name), isAccepted ? 0 : retryAfter)
  }

  function schedule(form: DraftForm, draft: StoredDraft | undefined): Promise<boolean> {
    const name = nameOf(form)
    const previous = pending.get(name)
    const account = currentAccount()
    const entry: PendingDraft =
      previous?.account === account && previous ? previous : { form, account, isSending: false, settled: [] }
    entry.draft = draft
    clearTimeout(entry.timer)
    if (!entry.isSending) entry.timer = setTimeout(() => void sendNow(name), draft ? pause : 0)
    pending.set(name, entry)
    return new Promise<boolean>((resolve) => entry.settled.push(resolve))
  }

  return {
    async read(form) {
      const pendingDraft = pending.get(nameOf(form))
      if (pendingDraft && pendingDraft.account === currentAccount()) return pendingDraft.draft
      const params = { path: form }
      return (await read(api.GET('/api/desk/mosques/{mosque}/drafts/{form}', { params })).catch(() => undefined))?.draft
    },
    write: schedule,
    remove: (form) => void schedule(form, undefined),
    // The server holds them, encrypted; no device does.
    deleteAtLogout() {},
    list: (mosque) =>
      read(api.GET('/api/desk/mosques/{mosque}/drafts', { params: { path: { mosque } } })).catch(() => []),
    async flush() {
      await Promise.all([...pending.keys()].map((name) => sendNow(name, true)))
    },
  }
}
