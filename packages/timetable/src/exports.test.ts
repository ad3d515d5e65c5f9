import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as main from './index.ts'
import * as now from './now.ts'

test('the package exports these names', () => {
  expect(Object.keys(main).toSorted()).toMatchInlineSnapshot(`
    [
      "addDays",
      "addMonths",
      "announceMonth",
      "appliedHighLatitudeRule",
      "calculateDay",
      "calculationMethods",
      "changesAhead",
      "clockOf",
      "clockTime",
      "daysOfMonth",
      "decodeFile",
      "describeCalculation",
      "describeDiff",
      "describeInterpretation",
      "describeJamaat",
      "describeRuns",
      "describeWarnings",
      "diffTimetables",
      "expressibleRules",
      "findCoverageGaps",
      "findUnusedRules",
      "groupWarnings",
      "highLatitudeRules",
      "isCalendarDay",
      "isFriday",
      "isHighLatitudeRule",
      "isMadhab",
      "isMethod",
      "isTimeZone",
      "isWorkbook",
      "madhabs",
      "mergeRules",
      "missingYear",
      "nameOf",
      "nameOfColumn",
      "nextDay",
      "noSchedule",
      "offsetsBetween",
      "openDays",
      "openHijriCalendar",
      "openRuleDays",
      "possibleStarts",
      "prayers",
      "readClock",
      "readHijriMonth",
      "readJamaat",
      "readJamaatRules",
      "readJsonTable",
      "readMonthStarts",
      "readPrayerRules",
      "readSalahApi",
      "readSheets",
      "readTimetable",
      "resolveDay",
      "resolveMonth",
      "resolveToday",
      "rowsByDate",
      "salahPhrases",
      "skyOf",
      "splitTimetable",
      "summariseFindings",
      "wallClock",
      "writeHijriMonth",
      "writeMonthStarts",
      "writeSalahApi",
      "writeTimetable",
      "zonedInstant",
    ]
  `)
  expect(Object.keys(now)).toEqual(['stateOfNow', 'hijriAt'])
})

test('the demonstration years match the output of their script', () => {
  const script = fileURLToPath(new URL('../bin/fixture.mjs', import.meta.url))
  expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow()
})

test("the guide's chart of a year matches the output of its script", () => {
  const script = fileURLToPath(new URL('../bin/plot.mjs', import.meta.url))
  const run = () => execFileSync(process.execPath, ['--conditions=source', script, '--check'], { stdio: 'pipe' })
  expect(run).not.toThrow()
})
