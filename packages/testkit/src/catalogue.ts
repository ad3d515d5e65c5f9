import type pg from 'pg'

/** SQL for an ACL's grants, sorted: PostgreSQL lists them in the order they were made. */
const grantsOf = (acl: string) =>
  `(SELECT array_agg(g.text ORDER BY g.text) FROM (
    SELECT format('%s %s%s', coalesce(nullif(a.grantee, 0)::regrole::text, 'public'), a.privilege_type,
      CASE WHEN a.is_grantable THEN ' with grant' END) AS text FROM aclexplode(${acl}) a) g)`

const ownSchemas = `n.nspname IN ('public', 'drizzle', 'graphile_worker')`

/** One query for each kind of object; each row is a name and its definition, without column positions. */
const queries = {
  schemas: `SELECT n.nspname AS name, ${grantsOf('n.nspacl')} AS is FROM pg_namespace n WHERE ${ownSchemas}`,
  relations: `SELECT format('%s.%s', n.nspname, c.relname) AS name,
      format('%s %s %s %s %s', c.relkind, c.relrowsecurity, c.relforcerowsecurity, c.reloptions, ${grantsOf('c.relacl')}) AS is
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE ${ownSchemas}`,
  columns: `SELECT format('%s.%s.%s', n.nspname, c.relname, a.attname) AS name,
      format('%s %s %s %s %s %s %s', format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attgenerated, a.attidentity,
        a.attcollation::regcollation, pg_get_expr(d.adbin, d.adrelid), ${grantsOf('a.attacl')}) AS is
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
      LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    WHERE ${ownSchemas} AND c.relkind IN ('r', 'v') AND a.attnum > 0 AND NOT a.attisdropped`,
  constraints: `SELECT format('%s.%s', k.conrelid::regclass, k.conname) AS name,
      format('%s %s', pg_get_constraintdef(k.oid), k.convalidated) AS is
    FROM pg_constraint k JOIN pg_namespace n ON n.oid = k.connamespace
    -- NOT NULL is part of the column; only newer servers also have a constraint for it.
    WHERE ${ownSchemas} AND k.contype <> 'n'`,
  indexes: `SELECT format('%s.%s', schemaname, indexname) AS name, indexdef AS is
    FROM pg_indexes JOIN pg_namespace n ON n.nspname = schemaname WHERE ${ownSchemas}`,
  policies: `SELECT format('%s.%s.%s', schemaname, tablename, policyname) AS name,
      format('%s %s %s %s %s', permissive, roles, cmd, qual, with_check) AS is FROM pg_policies`,
  functions: `SELECT format('%s', p.oid::regprocedure) AS name,
      format('%s %s', pg_get_functiondef(p.oid), ${grantsOf('p.proacl')}) AS is
    FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE ${ownSchemas} AND p.prokind <> 'a'`,
  triggers: `SELECT format('%s.%s', t.tgrelid::regclass, t.tgname) AS name,
      format('%s %s', pg_get_triggerdef(t.oid), t.tgenabled) AS is FROM pg_trigger t WHERE NOT t.tgisinternal`,
  types: `SELECT format('%s.%s', n.nspname, t.typname) AS name,
      format('%s %s', t.typtype, (SELECT array_agg(e.enumlabel ORDER BY e.enumsortorder) FROM pg_enum e WHERE e.enumtypid = t.oid)) AS is
    FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace WHERE ${ownSchemas}`,
  extensions: `SELECT extname AS name, extversion AS is FROM pg_extension`,
  defaults: `SELECT format('%s %s', d.defaclrole::regrole, d.defaclobjtype) AS name, ${grantsOf('d.defaclacl')} AS is FROM pg_default_acl d`,
}

/**
 * Reads a database's schema from its catalogues: tables, columns, constraints, indexes, policies, functions, triggers, types,
 * grants. Two databases with equal results behave alike; the order of columns is ignored.
 * @returns sorted lines `kind name: definition`
 */
export async function catalogueOf(client: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const lines: string[] = []
  for (const [kind, text] of Object.entries(queries)) {
    const { rows } = await client.query<{ name: string; is: unknown }>(text)
    lines.push(...rows.map(({ name, is }) => `${kind} ${name}: ${String(is)}`))
  }
  return lines.toSorted()
}
