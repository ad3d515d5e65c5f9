import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import dnsPacket, { type Answer, type DecodedPacket, type Packet } from 'dns-packet'

/** The records of a name; a `silent` name gets no response, a `failing` one SERVFAIL. */
export type Zone = {
  TXT?: readonly string[]
  A?: readonly string[]
  AAAA?: readonly string[]
  CNAME?: string
  fails?: 'silent' | 'failing'
}

const serverFailure = 2
const nameError = 3
/** The opcode of an update, shifted to its place in the flags. */
const updateFlag = 5 << 11
const opcodeMask = 15 << 11

/** Starts a local DNS server with real packets and the test's records. */
export async function startDnsServer() {
  const zones = new Map<string, Zone>()
  const questions: string[] = []
  const socket = createSocket('udp4')

  function answersFor(name: string, type: string): Answer[] {
    const zone = zones.get(name)
    if (!zone) return []
    if (zone.CNAME !== undefined)
      return [{ type: 'CNAME', name, ttl: 60, data: zone.CNAME }, ...answersFor(zone.CNAME, type)]
    if (type === 'TXT')
      // Split into several strings, as long values are stored.
      return (zone.TXT ?? []).map((text) => ({
        type: 'TXT',
        name,
        ttl: 60,
        data: [text.slice(0, 20), text.slice(20)].filter((part) => part !== ''),
      }))
    if (type === 'A') return (zone.A ?? []).map((data) => ({ type: 'A', name, ttl: 60, data }))
    if (type === 'AAAA') return (zone.AAAA ?? []).map((data) => ({ type: 'AAAA', name, ttl: 60, data }))
    return []
  }

  /** Adds records by a DNS update (RFC 2136), for an end-to-end test in another process. */
  function update({ authorities = [] }: Packet): void {
    for (const record of authorities) {
      const name = record.name.toLowerCase()
      const zone = zones.get(name) ?? {}
      if (record.type === 'TXT') zones.set(name, { ...zone, TXT: [...(zone.TXT ?? []), String(record.data)] })
      if (record.type === 'A') zones.set(name, { ...zone, A: [...(zone.A ?? []), record.data] })
    }
  }

  function respond(query: DecodedPacket): Buffer | undefined {
    if (((query.flags ?? 0) & opcodeMask) === updateFlag) {
      update(query)
      return dnsPacket.encode({ type: 'response', id: query.id, flags: updateFlag })
    }
    const [question] = query.questions ?? []
    const name = question?.name.toLowerCase() ?? ''
    const zone = zones.get(name)
    questions.push(`${question?.type} ${name}`)
    if (zone?.fails === 'silent') return undefined
    const code = zone?.fails === 'failing' ? serverFailure : zone ? 0 : nameError
    return dnsPacket.encode({
      type: 'response',
      id: query.id,
      flags: dnsPacket.RECURSION_DESIRED | dnsPacket.RECURSION_AVAILABLE | code,
      questions: query.questions,
      answers: code === 0 && question ? answersFor(name, question.type) : [],
    })
  }

  socket.on('message', (bytes, from) => {
    const response = respond(dnsPacket.decode(bytes))
    if (response) socket.send(response, from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    /** The address for `DNS_SERVERS`. */
    address: `127.0.0.1:${socket.address().port}`,
    /** The queries received, as `TXT _minaret.example.org`. */
    questions,
    /** Replaces the records of a name. */
    set: (name: string, zone: Zone) => void zones.set(name.toLowerCase(), zone),
    remove: (name: string) => void zones.delete(name.toLowerCase()),
    close: async () => {
      socket.close()
      await once(socket, 'close')
    },
  }
}

/**
 * Adds records to a {@link startDnsServer} server in another process.
 * @param address as `127.0.0.1:5353`
 */
export async function addDnsRecords(address: string, records: Answer[]): Promise<void> {
  const socket = createSocket('udp4')
  const { hostname, port } = new URL(`udp://${address}`)
  const response = once(socket, 'message')
  socket.send(
    dnsPacket.encode({ type: 'query', id: 1, flags: updateFlag, authorities: records }),
    Number(port),
    hostname,
  )
  await response
  socket.close()
}
