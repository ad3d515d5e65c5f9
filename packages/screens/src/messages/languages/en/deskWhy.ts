/** Why a time is what it is, and rules in words. */
export const words = {
  why: (prayer: string, time: string) => `Why ${prayer} is at ${time}`,
  whyNone: (prayer: string) => `Why there’s no ${prayer} jamaat`,
  begins: (prayer: string, time: string) => `${prayer} begins at ${time}`,
  timetable: 'This is in the mosque’s timetable.',
  imported: (file: string, date: string) => `It came from ${file}, imported on ${date}.`,
  importedBy: (file: string, date: string, name: string) => `It came from ${file}, imported by ${name} on ${date}.`,
  importedBefore: (date: string) =>
    `It was imported on or before ${date}. Which file it came from wasn’t recorded then.`,
  overruled: (rule: string) => `Your timetable has its own jamaat for this day, so ${rule} isn’t used.`,
  overruledOn: (rule: string, days: number) =>
    days === 1
      ? `Your timetable has its own jamaat for this day, so ${rule} isn’t used.`
      : `Your timetable has its own jamaat for this day and the other days of ${rule} (${days} in the year to come), so it isn’t used.`,
  ruleNames: {
    weekday: 'the rule for this weekday',
    ramadan: 'the rule for Ramadan',
    dated: 'the rule from a date',
    summer: 'the summer rule',
  },
  calculated: (method: string, school: string) =>
    `This is calculated, because the timetable doesn’t have this day. Method: ${method}. Asr: ${school}.`,
  city: (city: string) => `It’s for ${city}: the mosque’s position isn’t set.`,
  table: (time: string) => `The timetable’s jamaat is ${time}`,
  rules: {
    weekday: (time: string) => `The rule for this weekday gives ${time}`,
    ramadan: (time: string) => `The rule for Ramadan gives ${time}`,
    dated: (time: string) => `The rule that applies from a date gives ${time}`,
    summer: (time: string) => `The summer rule gives ${time}`,
    ordinary: (time: string) => `The usual rule gives ${time}`,
  },
  noJamaat: 'no jamaat',
  ruleIs: (rule: string) => `The rule: ${rule}.`,
  ruleBy: (name: string, date: string, time: string) => `${name} made this rule on ${date} at ${time}.`,
  nothing: 'Neither the timetable nor a rule gives a jamaat',
  override: (time: string) => `Changed to ${time} for this day`,
  changedBy: (name: string, date: string, time: string) => `${name} changed it on ${date} at ${time}.`,
  somebody: 'Somebody',
  notRecorded: 'It wasn’t changed in the desk, so there’s no record of who did it.',
  rule: {
    none: 'no jamaat',
    fixed: (time: string) => `always at ${time}`,
    after: (minutes: number) =>
      minutes === 0 ? 'as soon as the prayer begins' : `${minutes} minutes after the prayer begins`,
    beforeEnd: (minutes: number) => `${minutes} minutes before the prayer’s time ends`,
    rounded: (minutes: number) => `rounded to ${minutes} minutes`,
    changesOn: (weekday: string) => `a new time each ${weekday}`,
    notBefore: (time: string) => `never before ${time}`,
    notAfter: (time: string) => `never after ${time}`,
    comma: ', ',
  },
}
