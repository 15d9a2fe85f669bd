#!/bin/sh
# Part of the build: puts the launcher in front of a jar, and into it the jar's sum and size.
set -e
sum=$(cksum <"$1")
{
  sed "/^# {image/,/^# }image/d; /^# [{}]jar/d; s/{sum}/$sum/; s/{size}/${sum#* }/" "${0%/*}/vedette.sh"
  cat "$1"
} >"$2"
chmod 755 "$2"
