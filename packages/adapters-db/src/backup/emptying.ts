import { applicationId } from "../migrations/migrate.ts"

/**
 * Removes everything in the schema of the product's tables, in the transaction that then restores a copy: tables that
 * are newer than the copy would otherwise stay, and the next start would fail to create them. What belongs to an
 * extension stays. The schema stays too, because a database's user may own the tables without owning the schema.
 *
 * The lock is the one of migrations: a server that starts meanwhile waits for the restored tables.
 */
export const emptying = `set local statement_timeout = 0;
set transaction isolation level read committed;
do $emptying$
declare
  home oid;
  statements text[];
  each_statement text;
begin
  perform pg_advisory_xact_lock(${applicationId});
  select relnamespace into home from pg_class where oid = to_regclass('knex_migrations');
  select array_agg(statement order by turn, statement) into statements from (
    select case relkind when 'v' then 2 when 'm' then 2 when 'S' then 3 else 1 end as turn, format('drop %s if exists %s cascade',
      case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' when 'f' then 'foreign table' else 'table' end,
      oid::regclass) as statement
    from pg_class where relnamespace = home and relkind in ('r', 'p', 'f', 'v', 'm', 'S')
      and not exists (select 1 from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    union all
    select 4, format('drop routine if exists %s cascade', oid::regprocedure)
    from pg_proc where pronamespace = home
      and not exists (select 1 from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
  ) as found;
  foreach each_statement in array coalesce(statements, '{}') loop
    execute each_statement;
  end loop;
end
$emptying$;`
