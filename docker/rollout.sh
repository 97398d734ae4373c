#!/usr/bin/env bash
# Upgrades the compose.yaml site without losing requests: replaces one process at a time, starting the new one first.
#
#   git pull && docker/rollout.sh            dumps the database, builds the image, replaces worker and web processes
#   docker/rollout.sh --no-build             uses the existing image, for example after changing .env
set -euo pipefail
cd "$(dirname "$0")/.."

compose=(docker compose --env-file .env -f docker/compose.yaml)
build=true
case ${1:-} in
  '') ;;
  --no-build) build=false ;;
  *)
    echo 'Usage: docker/rollout.sh [--no-build]' >&2
    exit 2
    ;;
esac

"${compose[@]}" run --rm --no-deps backup sh /scripts/backup.sh
if $build; then "${compose[@]}" build; fi

# Workers first: they get work from new web processes and must understand what those store.
for service in worker web; do
  mapfile -t old < <("${compose[@]}" ps --quiet "$service")
  count=${#old[@]}
  if [ "$count" = 0 ]; then
    echo "No $service runs. Start the site first: ${compose[*]} up --detach" >&2
    exit 1
  fi
  echo "$service: $count to replace"
  for container in "${old[@]}"; do
    # Start one more container than now, from the new image and settings, without touching the running ones.
    if ! "${compose[@]}" up --detach --no-deps --no-build --no-recreate --wait --wait-timeout 180 \
      --scale "$service=$((count + 1))" "$service"; then
      echo "The new $service did not become ready; what it said:" >&2
      mapfile -t now < <("${compose[@]}" ps --all --quiet "$service")
      for candidate in "${now[@]}"; do
        # Newer than everything that ran before: remove it, and the site stays as it was.
        if [[ " ${old[*]} ${made[*]:-} " != *" $candidate "* ]]; then
          docker logs --tail 20 "$candidate" >&2 || true
          docker rm --force "$candidate" >/dev/null
        fi
      done
      exit 1
    fi
    mapfile -t made < <("${compose[@]}" ps --quiet "$service")
    # The process reports that it's shutting down, answers late requests, finishes its requests and jobs, and exits.
    docker stop -t 40 "$container" >/dev/null
    docker rm "$container" >/dev/null
    echo "$service: ${container:0:12} replaced"
  done
  made=()
done
echo 'All processes are new.'
