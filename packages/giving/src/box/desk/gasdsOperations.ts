import type { LocalizedText } from '@minaret/foundation/i18n'
import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import {
  addBuilding,
  type BuildingConflict,
  type BuildingProblems,
  changeBuilding,
  findGasdsDetails,
  listBuildings,
  readBuilding,
  readGasdsDetails,
  readGasdsYears,
  saveGasdsDetails,
} from '../../gasds/index.ts'
import { modeOf } from '../../providers/index.ts'
import { messages as texts } from './messages.gen.ts'
import { todayOf } from './place.ts'

const problemTexts = {
  required: texts.required,
  long: texts.tooLong,
  script: texts.script,
  postcode: texts.postcode,
} as const

function refuseBuilding(problems: BuildingProblems) {
  const errors: Record<string, LocalizedText> = {}
  for (const [field, problem] of Object.entries(problems)) errors[field] = problemTexts[problem]
  return refuse(422, texts.buildingRefused, errors)
}

function refuseConflict({ kind, other }: BuildingConflict) {
  if (kind === 'postcode')
    return refuse(422, texts.buildingRefused, { separate: texts.onePostcode({ name: other.name }) })
  const message = other.closedAt ? texts.sameClosed({ name: other.name }) : texts.sameBuilding({ name: other.name })
  return refuse(422, message, { name: message })
}

/** Operations for small donations by tax year, community buildings and connected charities. */
export const gasdsOperations = {
  gasdsView: ({ db, tenant, now }) =>
    db(async (tx) => {
      const { timeZone } = tenant.config
      const mode = modeOf(tenant)
      const today = todayOf(tenant, now)
      const years = await readGasdsYears(tx, { mode, timeZone, today })
      const buildings = await listBuildings(tx)
      const names = new Map(buildings.map(({ id, name }) => [id, name]))
      const { connected, shareMinor } = await findGasdsDetails(tx)
      return done({
        mode,
        years: years.map(({ parts: _parts, collected, ...year }) => ({
          ...year,
          isOver: year.deadline < today,
          places: collected.map(({ building, amountMinor }) => {
            const name = building === undefined ? undefined : names.get(building)
            return { ...(name === undefined ? {} : { name }), collectedMinor: amountMinor }
          }),
        })),
        buildings: buildings.map(({ id, name, address, postcode, closedAt }) => ({
          id,
          name,
          address,
          postcode,
          open: closedAt === null,
        })),
        details: { connected: [...connected], shareMinor },
      })
    }),

  gasdsDetailsChange: ({ db, member, now, body }) =>
    db(async (tx) => {
      const result = readGasdsDetails(body)
      if ('invalidIndex' in result)
        return refuse(422, texts.detailsRefused, { [`connected.${result.invalidIndex}`]: texts.detailsRefused })
      await saveGasdsDetails(tx, result.details, { by: member.accountId, now })
      await writeLog(tx, { accountId: member.accountId, kind: 'gasdsDetailsChanged', content: { values: {} }, now })
      return done({}, texts.detailsSaved)
    }),

  buildingAdd: ({ db, member, now, body }) =>
    db(async (tx) => {
      const result = readBuilding(body)
      if ('problems' in result) return refuseBuilding(result.problems)
      const conflict = await addBuilding(tx, result.building, { separate: body.separate === true })
      if (conflict) return refuseConflict(conflict)
      const content = { values: { building: result.building.name } }
      await writeLog(tx, { accountId: member.accountId, kind: 'buildingAdded', content, now })
      return done({}, texts.buildingSaved)
    }),

  buildingChange: ({ db, member, now, params, body }) =>
    db(async (tx) => {
      const result = readBuilding(body)
      if ('problems' in result) return refuseBuilding(result.problems)
      const { open, separate = false } = body
      const conflict = await changeBuilding(tx, params.building, { building: result.building, open, separate, now })
      if (conflict === 'gone') return refuse(404, texts.buildingGone)
      if (conflict) return refuseConflict(conflict)
      const content = { values: { building: result.building.name } }
      await writeLog(tx, { accountId: member.accountId, kind: 'buildingChanged', content, now })
      return done({}, texts.buildingSaved)
    }),
} satisfies DeskOperations<'gasdsView' | 'gasdsDetailsChange' | 'buildingAdd' | 'buildingChange'>
