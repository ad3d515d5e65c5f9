import type { Socket } from 'node:net'
import { STATUS_CODES } from 'node:http'
import { baseHeaders } from './headers.ts'

const told: Record<string, { status: number; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'That took too long to arrive. Please try again.' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers are too long. Send fewer cookies or a shorter address.' },
}

const unreadable = { status: 400, message: 'That request cannot be read. Check the address and try again.' }

/** Answers what never became a request: the socket is all there is, so the answer is written by hand, in the envelope. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, message } = told[error.code ?? ''] ?? unreadable
  const body = JSON.stringify({ status, message })
  const head = { ...baseHeaders, 'content-type': 'application/json; charset=utf-8', connection: 'close' }
  const lines = Object.entries({ ...head, 'content-length': String(Buffer.byteLength(body)) })
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
    )
  socket.destroy()
}
