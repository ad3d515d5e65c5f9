import { getScreenHealth, shortId, type TvScreen, formatDateTime } from '@minaret/server/operator'

type ScreenStatus = ReturnType<typeof describeScreen>

/** Formats a duration in its largest unit: `3 hours`. */
function formatDuration(seconds: number): string {
  const units = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ] as const
  const [name, size] = units.find(([, unitSeconds]) => seconds >= unitSeconds) ?? ['second', 1]
  const count = Math.floor(seconds / size)
  return `${count} ${name}${count === 1 ? '' : 's'}`
}

/** Describes a display's state, with advice if necessary. */
function describeHealth({ seenAt, beat }: TvScreen, now: Date): string {
  const health = getScreenHealth({ seenAt, beat }, now)
  switch (health) {
    case 'new':
      return 'never seen: open its address on the display'
    case 'silent':
      return `offline for ${formatDuration((seenAt ? now.getTime() - seenAt.getTime() : 0) / 1000)}: check its power and its network`
    case 'old':
      return `shows data that is ${formatDuration(beat?.ageSeconds ?? 0)} old: use "tv reload"`
    case 'clock':
      return `its clock is ${formatDuration(Math.abs(beat?.offsetMs ?? 0) / 1000)} ${(beat?.offsetMs ?? 0) > 0 ? 'slow' : 'fast'}: set it in its menu`
    case 'plain':
      return 'online, with the simple page'
    case 'well':
      return 'online'
  }
  return health satisfies never
}

/**
 * Describes a display for a command's output: text for people, figures for programs.
 * @param now the time of the health check
 */
export function describeScreen(screen: TvScreen, now: Date) {
  const { id, name, seenAt, beat } = screen
  return { id, name, health: getScreenHealth(screen, now), words: describeHealth(screen, now), seenAt, ...beat }
}

/** A row in the list. */
export const toRow = (
  { id, name, words: description, seenAt, size, release, upSeconds }: ScreenStatus,
  timeZone: string,
) => ({
  id: shortId(id),
  name,
  health: description,
  'last seen': seenAt ? formatDateTime(seenAt, timeZone) : 'never',
  resolution: size ?? '',
  release: release ?? '',
  uptime: upSeconds === undefined ? '' : formatDuration(upSeconds),
})
