import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

type StoredMessage = { uid: number; source: Buffer; flags: Set<string> }

/** A local IMAP mailbox. */
export type ImapMailbox = {
  /** Its URL, with user and password. */
  imapUrl: string
  /** Delivers a message to it, as a mail server does. */
  deliver(source: string): void
  /** Returns its messages, with whether they are read. */
  messages(): { source: string; isRead: boolean }[]
  /** Closes it. @throws if a client sent an unsupported command */
  close(): Promise<void>
}

const [user, password] = ['bounces', 'pass word']

/** Unquotes an IMAP string; an atom is returned unchanged. */
const unquote = (text = ''): string => text.replace(/^"(.*)"$/, '$1').replaceAll(/\\(.)/g, '$1')

/** Whether a sequence set (RFC 3501) contains a number. */
const isInSet = (uids: string, uid: number): boolean =>
  uids.split(',').some((part) => {
    const [from = '', to = from] = part.split(':')
    return uid >= Number(from) && (to === '*' || uid <= Number(to))
  })

/**
 * Starts a small IMAP4rev1 server (RFC 3501, with UIDPLUS of RFC 4315) with one folder: enough to log in, search for unread
 * messages, fetch, flag and expunge. It is strict: it rejects any other command, and `close` then throws.
 */
export async function startImapMailbox(): Promise<ImapMailbox> {
  const mailbox: StoredMessage[] = []
  const unsupportedCommands: string[] = []
  const sockets = new Set<Socket>()
  let nextUid = 1

  function fetchOne(socket: Socket, items: string, message: StoredMessage): void {
    const partialMatch = /BODY\.PEEK\[\](?:<(\d+)\.(\d+)>)?/i.exec(items)
    const [start, length] = [Number(partialMatch?.[1] ?? 0), Number(partialMatch?.[2] ?? message.source.length)]
    const bytes = message.source.subarray(start, start + length)
    const origin = partialMatch?.[1] === undefined ? '' : `<${start}>`
    const body = partialMatch ? ` BODY[]${origin} {${bytes.length}}\r\n` : ''
    socket.write(`* ${mailbox.indexOf(message) + 1} FETCH (UID ${message.uid}${body}`)
    if (partialMatch) socket.write(bytes)
    socket.write(')\r\n')
  }

  function expunge(socket: Socket, uids: string): void {
    for (const message of mailbox.filter(({ uid, flags }) => isInSet(uids, uid) && flags.has(String.raw`\Deleted`))) {
      socket.write(`* ${mailbox.indexOf(message) + 1} EXPUNGE\r\n`)
      mailbox.splice(mailbox.indexOf(message), 1)
    }
  }

  /** Runs a UID command. @returns whether it is supported */
  function runUidCommand(socket: Socket, rest: string): boolean {
    const [, command = '', uids = '', items = ''] = /^(\w+) (\S+) ?(.*)$/.exec(rest) ?? []
    const messages = mailbox.filter(({ uid }) => isInSet(uids, uid))
    switch (command.toUpperCase()) {
      case 'SEARCH': {
        if (rest.toUpperCase() !== 'SEARCH UNSEEN') return false
        const unreadMessages = mailbox.filter(({ flags }) => !flags.has(String.raw`\Seen`))
        socket.write(`* SEARCH ${unreadMessages.map(({ uid }) => uid).join(' ')}\r\n`)
        return true
      }
      case 'FETCH':
        for (const message of messages) fetchOne(socket, items, message)
        return true
      case 'STORE': {
        const [, flags] = /^\+FLAGS(?:\.SILENT)? \(([^)]*)\)$/i.exec(items) ?? []
        for (const message of messages) for (const flag of flags?.split(' ') ?? []) message.flags.add(flag)
        return flags !== undefined
      }
      case 'EXPUNGE':
        expunge(socket, uids)
        return true
      default:
        return false
    }
  }

  /** Runs a command. @returns the status of the response */
  function runCommand(socket: Socket, state: { isLoggedIn: boolean }, line: string): 'OK' | 'NO' | 'BAD' | 'BYE' {
    const [, command = '', rest = ''] = /^(\w+) ?(.*)$/.exec(line) ?? []
    switch (command.toUpperCase()) {
      case 'CAPABILITY':
        socket.write('* CAPABILITY IMAP4rev1 UIDPLUS\r\n')
        return 'OK'
      case 'NOOP':
        return 'OK'
      case 'LOGIN': {
        const [name, secret] = rest.match(/"(?:[^"\\]|\\.)*"|\S+/g) ?? []
        state.isLoggedIn = unquote(name) === user && unquote(secret) === password
        return state.isLoggedIn ? 'OK' : 'NO'
      }
      case 'LOGOUT':
        socket.write('* BYE Good-bye\r\n')
        return 'BYE'
      case 'LIST':
      case 'LSUB':
        if (!state.isLoggedIn) return 'BAD'
        socket.write(`* ${command.toUpperCase()} () "/" INBOX\r\n`)
        return 'OK'
      case 'SELECT':
        if (!state.isLoggedIn || unquote(rest) !== 'INBOX') return 'BAD'
        socket.write(`* FLAGS (\\Seen \\Deleted)\r\n* ${mailbox.length} EXISTS\r\n* OK [UIDVALIDITY 1] Valid\r\n`)
        socket.write(`* OK [UIDNEXT ${nextUid}] Next\r\n`)
        return 'OK'
      case 'UID':
        return state.isLoggedIn && runUidCommand(socket, rest) ? 'OK' : 'BAD'
      default:
        return 'BAD'
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    const state = { isLoggedIn: false }
    socket.write('* OK IMAP4rev1 here\r\n')
    createInterface(socket).on('line', (line) => {
      const [, tag = '*', command = ''] = /^(\S+) (.*)$/.exec(line) ?? []
      const status = runCommand(socket, state, command)
      if (status === 'BAD') unsupportedCommands.push(command)
      socket.write(`${tag} ${status === 'BYE' ? 'OK' : status} Done\r\n`)
      if (status === 'BYE') socket.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    imapUrl: `imap://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    deliver(source) {
      mailbox.push({ uid: nextUid, source: Buffer.from(source.replaceAll(/\r?\n/g, '\r\n')), flags: new Set() })
      nextUid += 1
    },
    messages: () =>
      mailbox.map(({ source, flags }) => ({ source: source.toString(), isRead: flags.has(String.raw`\Seen`) })),
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
      if (unsupportedCommands.length > 0)
        throw new Error(`The IMAP server received unsupported commands:\n${unsupportedCommands.join('\n')}`)
    },
  }
}
