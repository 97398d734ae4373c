#!/bin/sh
# Restores a dump from backup.sh into an empty database. Refuses a database that has tables, and changes nothing in it.
#
#   docker/restore.sh backups/everglow-20270131T020000Z.dump [addresses.txt]
#
# addresses.txt: email addresses of accounts erased since the dump was made, one per line. They're erased again as soon
# as the site runs.
#
# DATABASE_URL   the database; if unset, libpq's variables apply (PGHOST, PGUSER, PGPASSWORD, PGDATABASE)
set -eu

dump=${1:-}
again=${2:-}
if [ -z "$dump" ]; then
  echo 'Usage: docker/restore.sh <dump> [file with addresses to erase again]' >&2
  exit 2
fi
for file in "$dump" ${again:+"$again"}; do
  if [ ! -r "$file" ]; then
    echo "There is no file $file that can be read." >&2
    exit 2
  fi
done
target=${DATABASE_URL:-${PGDATABASE:?set DATABASE_URL, or PGHOST, PGUSER, PGPASSWORD and PGDATABASE}}

sql() {
  psql --no-psqlrc --quiet --no-align --tuples-only --set=ON_ERROR_STOP=1 --dbname="$target" "$@"
}

pg_restore --list "$dump" >/dev/null
found=$(sql --command="
  select count(*) from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'm', 'S')
    and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')")
if [ "$found" != 0 ]; then
  echo "The database is not empty: $found tables, views or sequences are there. Nothing was changed." >&2
  echo 'Make an empty one (createdb), restore into that, and point DATABASE_URL at it.' >&2
  exit 1
fi

# All or nothing: after a failure, the database is as empty as before.
pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$target" "$dump"
sql --command=analyze

if [ -n "$again" ]; then
  count=$({
    echo 'create temporary table erase_again (email text);'
    echo 'copy erase_again from stdin;'
    sed -e 's/[[:space:]]//g' -e '/^$/d' "$again"
    echo '\.'
    echo 'with due as (update users set deletion_due_at = now()'
    echo '  where email in (select lower(email) from erase_again) returning 1) select count(*) from due;'
  } | sql)
  echo "$count accounts are erased again as soon as the site runs."
fi

echo 'Restored. Before you open the site, people who were erased after this dump was made:'
echo '  - Whoever had asked by then is erased again by the site itself, as the day stands in their row. With the two weeks'
echo '    between wish and erasure, that is everybody, for a dump that is at most 14 days old.'
echo '  - People an admin deleted at /admin/privacy after the dump are back. Delete them there again.'
echo '  - The site keeps no list of people it has erased. From an older dump some may be back: give this program a file with'
echo '    their addresses, or delete their accounts again.'
