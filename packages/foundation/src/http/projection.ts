import { memoize } from '../base/once.ts'
import type { Schema } from './readContract.ts'

/** Copies the parts of a value that its schema describes. */
type Projection = (value: unknown) => unknown

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const toObject = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {})

/** Finds the schema of a reference such as `contract#/components/schemas/Cause`. */
export type ResolveSchema = (reference: string) => Schema

/** Returns a schema's properties, including those of the schemas it combines (`allOf`). */
function propertiesOf(schema: Schema, resolve: ResolveSchema): [string, Schema][] {
  const parts = Array.isArray(schema.allOf) ? schema.allOf.map(toObject) : []
  const resolvedParts = parts.map((part) => (typeof part.$ref === 'string' ? resolve(part.$ref) : part))
  return [
    ...resolvedParts.flatMap((part) => propertiesOf(part, resolve)),
    ...Object.entries(toObject(schema.properties)).map(([name, property]): [string, Schema] => [
      name,
      toObject(property),
    ]),
  ]
}

/**
 * Creates the function that copies a response as a client would parse it: without properties that are not in the contract
 * and without undefined values. Unlike serialising and parsing it visits only what the schema describes.
 */
export function createProjection(resolve: ResolveSchema): (schema: Schema) => Projection {
  const projectionOf = memoize((schema: Schema): Projection => {
    if (typeof schema.$ref === 'string') {
      const { $ref } = schema
      // Resolved on first use, because schemas may contain themselves.
      let project: Projection | undefined
      return (value) => (project ??= projectionOf(resolve($ref)))(value)
    }
    if (schema.items) {
      const projectItem = projectionOf(toObject(schema.items))
      return (value) => (Array.isArray(value) ? value.map((item: unknown) => projectItem(item)) : value)
    }
    const properties = propertiesOf(schema, resolve).map(([name, property]) => ({
      name,
      project: projectionOf(property),
    }))
    if (isObject(schema.additionalProperties)) {
      const projectValue = projectionOf(schema.additionalProperties)
      return (value) =>
        isObject(value)
          ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, projectValue(item)]))
          : value
    }
    if (properties.length === 0) return (value) => value
    return (value) => {
      if (!isObject(value)) return value
      const copy: Record<string, unknown> = {}
      for (const { name, project } of properties) {
        const property = value[name]
        if (property !== undefined) copy[name] = project(property)
      }
      return copy
    }
  })
  return projectionOf
}
