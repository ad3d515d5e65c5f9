import { CalculationMethod } from 'adhan'
import type { Place } from '../base/place.ts'
import type { DocumentReader, JsonObject } from './document.ts'
import { salahMethodNames, salahHighLatitudes, salahMethods } from './methods.ts'

/** Reads the mosque's location; latitude and longitude are only used together. */
function readLocation(location: JsonObject, reader: DocumentReader): Partial<Place> {
  const path = '$.location'
  const latitude = reader.number(location.latitude, `${path}.latitude`, { min: -90, max: 90 })
  const longitude = reader.number(location.longitude, `${path}.longitude`, { min: -180, max: 180 })
  const timeZone = reader.zone(location.timezone, `${path}.timezone`)
  if ((location.latitude === undefined) !== (location.longitude === undefined))
    reader.report(path, 'has only one of latitude and longitude. Give both, or neither.')
  return {
    ...(latitude === undefined || longitude === undefined ? {} : { latitude, longitude }),
    ...(timeZone === undefined ? {} : { timeZone }),
  }
}

/** Returns warnings about a method that we lack, or whose angles are not the method's own. */
function methodWarnings(name: string | undefined, method: JsonObject, reader: DocumentReader): string[] {
  const match = salahMethods.find(([salahName]) => salahName === name)?.[1]
  const parameters = match && CalculationMethod[match]()
  const warnings: string[] = []
  if (name !== undefined && !match)
    warnings.push(
      `$.calculationMethod.name: the method "${name}" is not supported. Choose another with "config set method"; until then your current method stays.`,
    )
  for (const key of ['fajrAngle', 'ishaAngle'] as const) {
    const angle = reader.number(method[key], `$.calculationMethod.${key}`, { min: 0, max: 90 })
    if (angle === undefined || !parameters || parameters[key] === angle) continue
    warnings.push(
      `$.calculationMethod.${key} is ${angle}, but the method "${name}" has its own (${parameters[key]}). The method's own is used.`,
    )
  }
  return warnings
}

/**
 * Reads the location and calculation method of a document.
 * @returns only the settings it contains; `warnings` explain what could not be used
 */
export function readPlace(
  location: JsonObject,
  method: JsonObject,
  reader: DocumentReader,
): { place: Partial<Place>; warnings: string[] } {
  const path = '$.calculationMethod'
  const locationSettings = readLocation(location, reader)
  const name = reader.oneOf(method.name, `${path}.name`, salahMethodNames)
  const match = salahMethods.find(([salahName]) => salahName === name)
  const school = reader.oneOf(method.asrCalculationMethod, `${path}.asrCalculationMethod`, ['standard', 'hanafi'])
  const names = salahHighLatitudes.map(([salahName]) => salahName)
  const bound = reader.oneOf(method.highLatitudeAdjustment, `${path}.highLatitudeAdjustment`, names)
  const rule = salahHighLatitudes.find(([salahName]) => salahName === bound)
  return {
    place: {
      ...locationSettings,
      ...(match ? { method: match[1] } : {}),
      ...(school === undefined ? {} : { madhab: school === 'hanafi' ? 'Hanafi' : 'Shafi' }),
      ...(rule ? { highLatitudeRule: rule[1] } : {}),
    },
    warnings: methodWarnings(name, method, reader),
  }
}
