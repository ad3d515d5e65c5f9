import { type DeskApi, read, send } from '@minaret/client'
import type { DraftForm, DraftStore, StoredDraft } from './draftStore.ts'

/** How long typing rests before it is sent, in milliseconds. */
const pause = 600
/** How long to wait before a text that could not be sent is tried again, in milliseconds. */
const retryAfter = 5000

/** Drafts on the server. */
export type ServerDraftStore = DraftStore & {
  /** Sends at once what waits, such as when the page is hidden or somebody logs out. Settles when it was tried. */
  flush(): Promise<void>
}

type Waiting = {
  form: DraftForm
  /** The account that typed it: it is sent as no other. */
  account: string | undefined
  draft?: StoredDraft
  timer?: ReturnType<typeof setTimeout>
  isSending: boolean
  /** Those who want to know whether it was taken. */
  settled: ((isTaken: boolean) => void)[]
}

/**
 * Drafts on the server, sealed there: for what a device must not hold, and for shared computers. The newest text of a form
 * is sent when typing rests or the page is left, one at a time, until the server has taken it.
 * @param whose the account that is logged in now
 */
export function createServerDrafts(api: DeskApi, whose: () => string | undefined): ServerDraftStore {
  const waiting = new Map<string, Waiting>()
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
    const one = waiting.get(name)
    if (!one || one.isSending) return
    clearTimeout(one.timer)
    const [{ draft }, account] = [one, whose()]
    if (account !== one.account) {
      // Somebody else has logged in: what the one before typed is nothing of theirs. Logged out, it waits for its account.
      if (account === undefined) one.timer = setTimeout(() => void sendNow(name), retryAfter)
      else waiting.delete(name)
      return
    }
    one.isSending = true
    const isTaken = await put(one.form, draft, keepalive).then(
      () => true,
      () => false,
    )
    one.isSending = false
    for (const settle of one.settled.splice(0)) settle(isTaken)
    if (isTaken && one.draft === draft) waiting.delete(name)
    else one.timer = setTimeout(() => void sendNow(name), isTaken ? 0 : retryAfter)
  }

  function schedule(form: DraftForm, draft: StoredDraft | undefined): Promise<boolean> {
    const name = nameOf(form)
    const before = waiting.get(name)
    const account = whose()
    const one: Waiting =
      before?.account === account && before ? before : { form, account, isSending: false, settled: [] }
    one.draft = draft
    clearTimeout(one.timer)
    if (!one.isSending) one.timer = setTimeout(() => void sendNow(name), draft ? pause : 0)
    waiting.set(name, one)
    return new Promise<boolean>((resolve) => one.settled.push(resolve))
  }

  return {
    async read(form) {
      const unsent = waiting.get(nameOf(form))
      if (unsent && unsent.account === whose()) return unsent.draft
      const params = { path: form }
      return (await read(api.GET('/api/desk/mosques/{mosque}/drafts/{form}', { params })).catch(() => undefined))?.draft
    },
    write: schedule,
    remove: (form) => void schedule(form, undefined),
    // The server holds them, sealed; no device does.
    deleteAtLogout() {},
    list: (mosque) =>
      read(api.GET('/api/desk/mosques/{mosque}/drafts', { params: { path: { mosque } } })).catch(() => []),
    async flush() {
      await Promise.all([...waiting.keys()].map((name) => sendNow(name, true)))
    },
  }
}
