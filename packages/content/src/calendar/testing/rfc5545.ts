/**
 * A validator of the parts of RFC 5545 that our calendars use, for tests. npm has no maintained validator, and parsers
 * accept most of these faults.
 */

/** How often a property may occur in a component: 3.6 for calendars, 3.6.1 for events, 3.6.6 for display alarms. */
type Rule = {
  once: readonly string[]
  atMostOnce: readonly string[]
  often: readonly string[]
  within: readonly string[]
}

const rules: Readonly<Record<string, Rule>> = {
  VCALENDAR: {
    once: ['PRODID', 'VERSION'],
    // RFC 7986 adds the name and the refresh interval.
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

/** 3.3.4, 3.3.5, 3.3.6: a date, an instant in UTC, a duration. */
const day = /^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/
const instant = /^\d{8}T([01]\d|2[0-3])[0-5]\d[0-5]\dZ$/
const duration = /^[+-]?P(?:\d+W|(?=\d|T)(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/
/** 3.3.11: a backslash escapes only backslash, semicolon, comma and n; those are never unescaped. */
const text = /^(?:[^\\;,\p{Cc}]|\\[\\;,nN])*$/u

const formats: Readonly<Record<string, RegExp>> = {
  VERSION: /^2\.0$/,
  METHOD: /^PUBLISH$/,
  DTSTAMP: instant,
  'LAST-MODIFIED': instant,
  CREATED: instant,
  DTSTART: instant,
  DTEND: instant,
  TRIGGER: duration,
  'REFRESH-INTERVAL': duration,
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

type OpenComponent = { kind: string; line: number; seen: Map<string, string[]>; within: string; hasInner: boolean }

/** 3.1: `NAME;PARAMETER=value:value`. */
const contentLine = /^([A-Z][A-Z0-9-]*)((?:;[A-Z0-9-]+=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*):(.*)$/u

function componentFaults({ kind, line, seen, within }: OpenComponent): string[] {
  const rule = rules[kind]
  if (!rule) return [`line ${line}: there should be no ${kind} here`]
  const allowedNames = [...rule.once, ...rule.atMostOnce, ...rule.often]
  const count = (name: string) => seen.get(name)?.length ?? 0
  const [start, end] = [seen.get('DTSTART')?.[0], seen.get('DTEND')?.[0]]
  return [
    ...(rule.within.includes(within) ? [] : [`line ${line}: a ${kind} in ${within || 'no component'}`]),
    ...rule.once.filter((name) => count(name) !== 1).map((name) => `line ${line}: ${count(name)} ${name} in ${kind}`),
    ...rule.atMostOnce
      .filter((name) => count(name) > 1)
      .map((name) => `line ${line}: ${count(name)} ${name} in ${kind}`),
    ...[...seen.keys()]
      .filter((name) => !allowedNames.includes(name) && !name.startsWith('X-'))
      .map((name) => `line ${line}: ${name} in ${kind}`),
    ...(count('DTEND') > 0 && count('DURATION') > 0 ? [`line ${line}: both DTEND and DURATION`] : []),
    // 3.8.2.2: the end is later than the start and has the same type.
    ...(start && end && (end <= start || end.length !== start.length)
      ? [`line ${line}: it ends at ${end} and begins at ${start}`]
      : []),
  ]
}

function valueFault(name: string, parameters: string, value: string): string | undefined {
  const format = /;VALUE=DATE(?:;|$)/.test(parameters) ? day : formats[name]
  return format && !format.test(value) ? `${name} is "${value}"` : undefined
}

/** Octets of a line: 3.1 folds after 75, not counting the line ending. */
const octets = (line: string) => Buffer.byteLength(line)

/** Finds the violations of RFC 5545 in a calendar. @returns an empty list if it is valid */
export function calendarFaults(calendar: string): string[] {
  const lines = calendar.split('\r\n')
  const faults = lines.flatMap((line, index) => [
    ...(octets(line) > 75 ? [`line ${index + 1}: ${octets(line)} octets`] : []),
    ...(/[\r\n]/.test(line) ? [`line ${index + 1}: a bare CR or LF`] : []),
    ...(line.includes('\uFFFD') ? [`line ${index + 1}: a truncated character`] : []),
  ])
  if (lines.at(-1) !== '') faults.push('the last line does not end')
  const openComponents: OpenComponent[] = []
  const uids = new Set<string>()
  for (const [index, line] of calendar
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1)
    .entries()) {
    const [, name = '', parameters = '', value = ''] = contentLine.exec(line) ?? []
    const innermost = openComponents.at(-1)
    if (!name) faults.push(`content line ${index + 1} is invalid: ${line}`)
    else if (name === 'BEGIN') {
      if (innermost) innermost.hasInner = true
      if (!innermost && index > 0) faults.push('there is more than one calendar')
      openComponents.push({
        kind: value,
        line: index + 1,
        seen: new Map(),
        within: innermost?.kind ?? '',
        hasInner: false,
      })
    } else if (name === 'END') {
      if (innermost?.kind !== value)
        faults.push(`content line ${index + 1}: ${value} ends while ${innermost?.kind} is open`)
      const component = openComponents.pop()
      if (component) faults.push(...componentFaults(component))
    } else if (!innermost) faults.push(`content line ${index + 1}: ${name} is in no component`)
    else {
      // 3.6: a component's properties come before its components.
      if (innermost.hasInner)
        faults.push(`content line ${index + 1}: ${name} comes after ${innermost.kind}'s components`)
      const fault = valueFault(name, parameters, value)
      if (fault) faults.push(`content line ${index + 1}: ${fault}`)
      if (name === 'UID' && uids.has(value)) faults.push(`content line ${index + 1}: the UID ${value} a second time`)
      if (name === 'UID') uids.add(value)
      innermost.seen.set(name, [...(innermost.seen.get(name) ?? []), value])
    }
  }
  if (openComponents.length > 0) faults.push(`${openComponents.map(({ kind }) => kind).join(', ')} never ends`)
  return faults
}
