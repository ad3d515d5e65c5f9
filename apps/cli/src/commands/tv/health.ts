import { getScreenHealth, shortId, type TvScreen, formatDateTime } from '@minaret/server/operator'

type ToldScreen = ReturnType<typeof tellScreen>

/** A duration in its largest unit: `3 hours`. */
function length(seconds: number): string {
  const units = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ] as const
  const [name, size] = units.find(([, each]) => seconds >= each) ?? ['second', 1]
  const many = Math.floor(seconds / size)
  return `${many} ${name}${many === 1 ? '' : 's'}`
}

/** The state of a display, with advice if any. */
function words({ seenAt, beat }: TvScreen, now: Date): string {
  const health = getScreenHealth({ seenAt, beat }, now)
  switch (health) {
    case 'new':
      return 'never seen: open its address on the display'
    case 'silent':
      return `offline for ${length((seenAt ? now.getTime() - seenAt.getTime() : 0) / 1000)}: check its power and its network`
    case 'old':
      return `shows data that is ${length(beat?.ageSeconds ?? 0)} old: use "tv reload"`
    case 'clock':
      return `its clock is ${length(Math.abs(beat?.offsetMs ?? 0) / 1000)} ${(beat?.offsetMs ?? 0) > 0 ? 'slow' : 'fast'}: set it in its menu`
    case 'plain':
      return 'online, with the plain page'
    case 'well':
      return 'online'
  }
  return health satisfies never
}

/** A display in the output: words for people, figures for programs. @param now the instant its health is of */
export function tellScreen(screen: TvScreen, now: Date) {
  const { id, name, seenAt, beat } = screen
  return { id, name, health: getScreenHealth(screen, now), words: words(screen, now), seenAt, ...beat }
}

/** A row of the list. */
export const rowOf = ({ id, name, words, seenAt, size, release, upSeconds }: ToldScreen, timeZone: string) => ({
  id: shortId(id),
  name,
  health: words,
  'last seen': seenAt ? formatDateTime(seenAt, timeZone) : 'never',
  picture: size ?? '',
  release: release ?? '',
  running: upSeconds === undefined ? '' : length(upSeconds),
})
