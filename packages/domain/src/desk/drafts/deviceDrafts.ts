import { isRecord } from '../../storage/browserStorage.ts'
import type { DraftCipher } from './cipher.ts'
import type { DraftForm, DraftStore, ListedDraft, StoredDraft } from './draftStore.ts'

/** The part of the browser's storage that drafts use. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'minaret desk draft'
const day = 24 * 60 * 60_000
/** Lifetime of a draft on a device, in milliseconds. */
const draftLife = 30 * day
/** Name prefix of forms about children: a device holds their marks for a day at most, and until logout. */
const registerPrefix = 'register.'
const lifeOf = ({ form }: DraftForm) => (form.startsWith(registerPrefix) ? day : draftLife)

const isDraft = (value: unknown): value is StoredDraft =>
  isRecord(value) &&
  [value.title, value.path, value.value, value.at].every((part) => typeof part === 'string') &&
  String(value.path).startsWith('/')

/**
 * Encrypted drafts on this device: they stay after a logout, unreadable until the same account logs in again.
 * @param open returns the storage; may throw if the browser forbids it
 */
export function createDeviceDrafts(
  open: () => DraftStorage | undefined,
  cipher: DraftCipher,
  now: () => Date = () => new Date(),
): DraftStore {
  const contextOf = ({ mosque, form }: DraftForm) => `${mosque} ${form}`
  const keyOf = (id: string, form: DraftForm) => `${prefix} ${id} ${contextOf(form)}`
  /** The latest write number of each form: text with an older number is not written. */
  const writeNumbers = new Map<string, number>()
  const withStorage = <T>(act: (storage: DraftStorage) => T): T | undefined => {
    try {
      const storage = open()
      return storage && act(storage)
    } catch {
      return undefined
    }
  }
  const removeAll = (form: DraftForm) => {
    for (const id of cipher.ids) withStorage((storage) => storage.removeItem(keyOf(id, form)))
  }
  const nextWriteNumber = (form: DraftForm) => {
    const writeNumber = (writeNumbers.get(contextOf(form)) ?? 0) + 1
    writeNumbers.set(contextOf(form), writeNumber)
    return writeNumber
  }

  const namesOf = (start: string) =>
    withStorage((storage) =>
      Array.from({ length: storage.length }, (_, n) => storage.key(n) ?? '').filter((key) => key.startsWith(start)),
    ) ?? []

  async function readOne(id: string, form: DraftForm): Promise<StoredDraft | undefined> {
    const text = withStorage((storage) => storage.getItem(keyOf(id, form)))
    const plain = text ? await cipher.decrypt(text, contextOf(form), id) : undefined
    if (plain === undefined) return undefined
    const draft: unknown = JSON.parse(plain)
    if (!isDraft(draft)) return undefined
    if (now().getTime() - Date.parse(draft.at) <= lifeOf(form)) return draft
    withStorage((storage) => storage.removeItem(keyOf(id, form)))
    return undefined
  }

  return {
    async read(form) {
      for (const id of cipher.ids) {
        const draft = await readOne(id, form)
        if (draft) return draft
      }
      return undefined
    },
    async write(form, draft) {
      const writeNumber = nextWriteNumber(form)
      const text = await cipher.encrypt(JSON.stringify(draft), contextOf(form)).catch(() => undefined)
      if (writeNumbers.get(contextOf(form)) !== writeNumber) return true
      if (text === undefined) return false
      removeAll(form)
      const isStored = withStorage((storage) => {
        storage.setItem(keyOf(cipher.ids[0] ?? '', form), text)
        return true
      })
      return isStored ?? false
    },
    remove(form) {
      nextWriteNumber(form)
      removeAll(form)
    },
    deleteAtLogout() {
      // A mosque's name has no space, so the form begins after the second part.
      for (const id of cipher.ids)
        for (const name of namesOf(`${prefix} ${id} `))
          if (name.slice(`${prefix} ${id} `.length).split(' ')[1]?.startsWith(registerPrefix))
            withStorage((storage) => storage.removeItem(name))
    },
    async list(mosque) {
      const drafts: ListedDraft[] = []
      for (const id of cipher.ids) {
        const start = `${prefix} ${id} ${mosque} `
        for (const name of namesOf(start)) {
          const form = name.slice(start.length)
          const draft = await readOne(id, { mosque, form })
          if (draft) drafts.push({ form, title: draft.title, path: draft.path, at: draft.at })
        }
      }
      return drafts.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
    },
  }
}
