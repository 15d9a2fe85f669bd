#!/bin/sh
# Vedette: a jar with this launcher in front of it. Java reads a jar from its end, the shell from its start.
java=java
[ -n "$JAVA_HOME" ] && [ -x "$JAVA_HOME/bin/java" ] && java=$JAVA_HOME/bin/java
command -v "$java" >/dev/null || {
  echo "error[O003]: there is no Java on the PATH
help: install a Java runtime of version 17 or newer, or name its directory in JAVA_HOME" >&2
  exit 5
}
terminal= columns=
[ -t 1 ] && terminal=out columns=$(stty size 2>/dev/null </dev/tty)
[ -t 2 ] && terminal=$terminal,err
set -- -Dvedette.terminal="$terminal" -Dvedette.columns="${columns#* }" \
  -Dvedette.locale="${LC_ALL:-${LC_CTYPE:-$LANG}}" -cp "$0" vedette.cli.Main "$@"
# The archive of loaded classes that the build leaves. Java ignores one of another program.
[ -f "$0.jsa" ] && set -- -XX:SharedArchiveFile="$0.jsa" "$@"
# In other locales Java garbles arguments and file names.
export LC_ALL=C.UTF-8
# Most answers are there before compiling rarely called methods has paid. Messages of Java are no part of an answer.
exec "$java" -XX:+UseSerialGC -XX:-UsePerfData -XX:CompileThresholdScaling=5 -Xlog:disable \
  -XX:+DisplayVMOutputToStderr "$@"
