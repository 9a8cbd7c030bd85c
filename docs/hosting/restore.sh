#!/bin/sh
# A PostgreSQL as it was at a moment, made of a copy and the archive. As the user postgres, with PostgreSQL ended:
#
#   restore.sh COPY ARCHIVE DATA ['2026-11-19 14:00:00+00']
#
# COPY is a copy made by backup.sh before that moment, DATA a folder that is not there yet; without a moment all that
# is in the archive comes back. Started with DATA, PostgreSQL reads the archive and goes on from there by itself.
set -eu
copy=$1 archive=$2 data=$3 moment=${4:-}
if [ -e "$data" ]; then
  echo "restore.sh: $data is there already; move it away first" >&2
  exit 1
fi
umask 077
cp -a "$copy" "$data"
{
  echo "restore_command = 'cp \"$archive/%f\" \"%p\"'"
  if [ -n "$moment" ]; then
    echo "recovery_target_time = '$moment'"
    echo "recovery_target_action = 'promote'"
  fi
} >> "$data/postgresql.auto.conf"
touch "$data/recovery.signal"
