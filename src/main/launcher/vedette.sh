#!/bin/sh
# Vedette: a jar with this launcher in front of it. Java reads a jar from its end, the shell from its start.
if [ -n "$JAVA_HOME" ] && [ -x "$JAVA_HOME/bin/java" ]; then java="$JAVA_HOME/bin/java"; else java=java; fi
terminal=; columns=
if [ -t 1 ]; then terminal=out; size=$(stty size 2>/dev/null </dev/tty) && columns=${size#* }; fi
if [ -t 2 ]; then terminal=$terminal,err; fi
exec "$java" -XX:+UseSerialGC -XX:-UsePerfData -Xshare:auto -XX:TieredStopAtLevel=4 \
  -Dvedette.terminal="$terminal" -Dvedette.columns="$columns" -jar "$0" "$@"
