/**
 * What RFC 5545 asks of a calendar, as far as ours has it: for tests. No kept validator of calendars is to be had from
 * npm, and the libraries that read them forgive most of this.
 */

/** How often a property may stand in a component: 3.6 for calendars, 3.6.1 for events, 3.6.6 for alarms that show words. */
type Rule = {
  once: readonly string[]
  atMostOnce: readonly string[]
  often: readonly string[]
  within: readonly string[]
}

const rules: Readonly<Record<string, Rule>> = {
  VCALENDAR: {
    once: ['PRODID', 'VERSION'],
    // RFC 7986 adds names and how often to look.
    atMostOnce: ['CALSCALE', 'METHOD', 'NAME', 'REFRESH-INTERVAL', 'DESCRIPTION', 'URL', 'COLOR'],
    often: [],
    within: [''],
  },
  VEVENT: {
    once: ['UID', 'DTSTAMP', 'DTSTART'],
    atMostOnce: [
      'SUMMARY',
      'DESCRIPTION',
      'LOCATION',
      'URL',
      'TRANSP',
      'SEQUENCE',
      'STATUS',
      'CREATED',
      'LAST-MODIFIED',
      'DTEND',
      'DURATION',
      'CLASS',
    ],
    often: ['CATEGORIES', 'ATTACH'],
    within: ['VCALENDAR'],
  },
  VALARM: {
    once: ['ACTION', 'TRIGGER', 'DESCRIPTION'],
    atMostOnce: ['DURATION', 'REPEAT'],
    often: [],
    within: ['VEVENT'],
  },
}

/** 3.3.4, 3.3.5, 3.3.6: a day, an instant in UTC, a length. */
const day = /^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/
const instant = /^\d{8}T([01]\d|2[0-3])[0-5]\d[0-5]\dZ$/
const length = /^[+-]?P(?:\d+W|(?=\d|T)(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/
/** 3.3.11: a backslash stands before backslash, semicolon, comma and n alone; and those never stand bare. */
const text = /^(?:[^\\;,\p{Cc}]|\\[\\;,nN])*$/u

const forms: Readonly<Record<string, RegExp>> = {
  VERSION: /^2\.0$/,
  METHOD: /^PUBLISH$/,
  DTSTAMP: instant,
  'LAST-MODIFIED': instant,
  CREATED: instant,
  DTSTART: instant,
  DTEND: instant,
  TRIGGER: length,
  'REFRESH-INTERVAL': length,
  SEQUENCE: /^\d{1,10}$/,
  TRANSP: /^(OPAQUE|TRANSPARENT)$/,
  STATUS: /^(CONFIRMED|TENTATIVE|CANCELLED)$/,
  ACTION: /^DISPLAY$/,
  UID: /^\S{1,255}$/,
  URL: /^https:\/\/\S+$/,
  SUMMARY: text,
  DESCRIPTION: text,
  LOCATION: text,
  NAME: text,
}

type Open = { kind: string; at: number; seen: Map<string, string[]>; within: string; hasInner: boolean }

/** 3.1: `NAME;PARAMETER=value:value`. */
const contentLine = /^([A-Z][A-Z0-9-]*)((?:;[A-Z0-9-]+=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*):(.*)$/u

function closed({ kind, at, seen, within }: Open): string[] {
  const rule = rules[kind]
  if (!rule) return [`line ${at}: there should be no ${kind} here`]
  const allowedNames = [...rule.once, ...rule.atMostOnce, ...rule.often]
  const count = (name: string) => seen.get(name)?.length ?? 0
  const [start, end] = [seen.get('DTSTART')?.[0], seen.get('DTEND')?.[0]]
  return [
    ...(rule.within.includes(within) ? [] : [`line ${at}: a ${kind} stands in ${within || 'nothing'}`]),
    ...rule.once.filter((name) => count(name) !== 1).map((name) => `line ${at}: ${count(name)} ${name} in ${kind}`),
    ...rule.atMostOnce.filter((name) => count(name) > 1).map((name) => `line ${at}: ${count(name)} ${name} in ${kind}`),
    ...[...seen.keys()]
      .filter((name) => !allowedNames.includes(name) && !name.startsWith('X-'))
      .map((name) => `line ${at}: ${name} in ${kind}`),
    ...(count('DTEND') > 0 && count('DURATION') > 0 ? [`line ${at}: both DTEND and DURATION`] : []),
    // 3.8.2.2: an end is later than its beginning, and of its kind.
    ...(start && end && (end <= start || end.length !== start.length)
      ? [`line ${at}: it ends at ${end} and begins at ${start}`]
      : []),
  ]
}

function valueFault(name: string, parameters: string, value: string): string | undefined {
  const form = /;VALUE=DATE(?:;|$)/.test(parameters) ? day : forms[name]
  return form && !form.test(value) ? `${name} is "${value}"` : undefined
}

/** Octets of a line: 3.1 folds after 75, the line's end not counted. */
const octets = (line: string) => Buffer.byteLength(line)

/** Everything in which a calendar breaks RFC 5545; nothing where it is one. */
export function calendarFaults(calendar: string): string[] {
  const lines = calendar.split('\r\n')
  const faults = lines.flatMap((line, at) => [
    ...(octets(line) > 75 ? [`line ${at + 1}: ${octets(line)} octets`] : []),
    ...(/[\r\n]/.test(line) ? [`line ${at + 1}: a line ends in half an end`] : []),
    ...(line.includes('\uFFFD') ? [`line ${at + 1}: a character was cut in two`] : []),
  ])
  if (lines.at(-1) !== '') faults.push('the last line does not end')
  const open: Open[] = []
  const uids = new Set<string>()
  for (const [at, line] of calendar
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1)
    .entries()) {
    const [, name = '', parameters = '', value = ''] = contentLine.exec(line) ?? []
    const innermost = open.at(-1)
    if (!name) faults.push(`content line ${at + 1} is none: ${line}`)
    else if (name === 'BEGIN') {
      if (innermost) innermost.hasInner = true
      if (!innermost && at > 0) faults.push('there is more than one calendar')
      open.push({ kind: value, at: at + 1, seen: new Map(), within: innermost?.kind ?? '', hasInner: false })
    } else if (name === 'END') {
      if (innermost?.kind !== value)
        faults.push(`content line ${at + 1}: ${value} ends where ${innermost?.kind} is open`)
      const ended = open.pop()
      if (ended) faults.push(...closed(ended))
    } else if (!innermost) faults.push(`content line ${at + 1}: ${name} stands in nothing`)
    else {
      // 3.6: what a calendar says of itself comes before what it holds.
      if (innermost.hasInner) faults.push(`content line ${at + 1}: ${name} comes after what ${innermost.kind} holds`)
      const fault = valueFault(name, parameters, value)
      if (fault) faults.push(`content line ${at + 1}: ${fault}`)
      if (name === 'UID' && uids.has(value)) faults.push(`content line ${at + 1}: the UID ${value} a second time`)
      if (name === 'UID') uids.add(value)
      innermost.seen.set(name, [...(innermost.seen.get(name) ?? []), value])
    }
  }
  if (open.length > 0) faults.push(`${open.map(({ kind }) => kind).join(', ')} never ends`)
  return faults
}
