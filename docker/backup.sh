#!/bin/sh
# Dumps the database into one file and removes the oldest dumps.
#
#   docker/backup.sh            makes one dump now and prints its name
#   docker/backup.sh --daily    runs forever: makes a dump whenever the newest one is a day old
#
# DATABASE_URL   the database; if unset, libpq's variables apply (PGHOST, PGUSER, PGPASSWORD, PGDATABASE)
# BACKUP_DIR     folder for the dumps, default ./backups
# BACKUP_KEEP    number of dumps to keep, default 14
#
# pg_dump and pg_restore must not be older than the server version.
set -eu
umask 077

dir=${BACKUP_DIR:-backups}
keep=${BACKUP_KEEP:-14}
case $keep in
  '' | 0 | *[!0-9]*)
    echo 'BACKUP_KEEP must be a number of dumps, 1 or more.' >&2
    exit 2
    ;;
esac
mkdir -p "$dir"

if [ "${1:-}" = --daily ]; then
  trap 'exit 0' TERM INT
  while :; do
    # Runs the dump in a separate process, so that a failure doesn't stop the schedule.
    if ! find "$dir" -maxdepth 1 -name 'everglow-*.dump' -mmin -1437 | grep -q .; then
      sh "$0" || echo 'The backup failed; the next try is in five minutes.' >&2
    fi
    sleep 300 &
    wait $!
  done
fi

name=everglow-$(date -u +%Y%m%dT%H%M%SZ).dump
part=$dir/.$name.$$.part
trap 'rm -f "$part"' EXIT
trap 'exit 1' TERM INT HUP
# Removes partial files from dumps that a power cut interrupted.
find "$dir" -maxdepth 1 -name '.everglow-*.part' -mmin +1440 -exec rm -f {} +

pg_dump --format=custom --no-owner --no-privileges --file="$part" ${DATABASE_URL:+"--dbname=$DATABASE_URL"}
# Verifies that the dump is readable. It gets its real name only once it's complete and flushed to disk.
pg_restore --list "$part" >/dev/null
sync "$part"
mv "$part" "$dir/$name"
sync "$dir"

# File names sort by time.
find "$dir" -maxdepth 1 -name 'everglow-*.dump' | sort -r | tail -n "+$((keep + 1))" | while IFS= read -r old; do
  rm -f "$old"
done
echo "$dir/$name"
