#!/bin/sh
# A copy of a running PostgreSQL, from which it can be brought back to any moment since, with the archive of what was
# written after it. As the user postgres, each night:
#
#   backup.sh FOLDER ARCHIVE [COPIES]
#
# FOLDER gets the copies, of which the last 7 are kept, or so many as are named; ARCHIVE is where archive_command puts
# the log, of which only what the oldest copy needs is kept. How to connect is said by PGHOST, PGPORT, PGUSER as always.
set -eu
folder=$1 archive=$2 copies=${3:-7}
umask 077
# Debian has some of its programs aside
PATH=$PATH:$(ls -d /usr/lib/postgresql/*/bin 2>&- | sort -rV | tr '\n' ':')
mkdir -p "$folder"
name=$(date -u +%Y%m%dT%H%M%SZ)
rm -rf "$folder"/*.part
pg_basebackup --no-password --pgdata="$folder/$name.part" --checkpoint=fast --wal-method=stream --label="$name"
pg_verifybackup --quiet "$folder/$name.part"
mv "$folder/$name.part" "$folder/$name"

ls "$folder" | grep -x '[0-9]*T[0-9]*Z' | sort -r | tail -n "+$((copies + 1))" | while read -r old; do
  rm -rf "${folder:?}/$old"
done
oldest=$(ls "$folder" | grep -x '[0-9]*T[0-9]*Z' | sort | head -n 1)
first=$(sed -n 's/^START WAL LOCATION:.*(file \([0-9A-F]*\))$/\1/p' "$folder/$oldest/backup_label")
pg_archivecleanup "$archive" "$first"
echo "$folder/$name"
