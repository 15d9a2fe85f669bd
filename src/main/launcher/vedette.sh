#!/bin/sh
# Vedette: a jar with this launcher in front of it. Java reads a jar from its end, the shell from its start.
# {jar
if [ -n "$JAVA_HOME" ] && [ -x "$JAVA_HOME/bin/java" ]; then java="$JAVA_HOME/bin/java"; else java=java; fi
# }jar
# {image
# The download with a Java of its own: this stands beside that Java, which has the program in it.
here=$0
while [ -h "$here" ]; do
  link=$(readlink "$here")
  case $link in /*) here=$link ;; *) here=${here%/*}/$link ;; esac
done
java=${here%/*}/java
# }image
found=$(command -v "$java") || {
  echo "error[O003]: there is no Java on the PATH
help: install a Java runtime of version 17 or newer, or name its directory in JAVA_HOME" >&2
  exit 5
}
# Help is there before any second compiler has paid.
quick=
case " $* " in
"  " | *" --help "* | *" -h "* | *" --version "* | *" -V "* | " help "*)
  quick=-XX:TieredStopAtLevel=1
  ;;
esac
terminal=; columns=
if [ -t 1 ]; then terminal=out; size=$(stty size 2>/dev/null </dev/tty) && columns=${size#* }; fi
if [ -t 2 ]; then terminal=$terminal,err; fi
# In other locales Java garbles arguments and file names, and the system's messages are in other languages.
locale=${LC_ALL:-${LC_CTYPE:-$LANG}}
LC_ALL=C
case $0$PWD in
*[!\ -~]*)
  if command -v iconv >/dev/null && ! printf %s "$0$PWD" | iconv -f UTF-8 -t UTF-8 >/dev/null 2>&1; then
    echo "error[O007]: Java cannot work here: the name of this directory or of the program's is not UTF-8
help: rename it, or move to another one" >&2
    exit 5
  fi
  ;;
esac
LC_ALL=C.UTF-8
export LC_ALL
# {jar
case $0 in
*:*)
  echo "error[O004]: Java cannot read this program: $0: the path has a colon
help: move it to a directory without one" >&2
  exit 5
  ;;
esac
# Java takes classes sooner from the boot class path, where its own are, but does not look whether they are
# sound. So the jar behind these lines is summed up before; where nothing can do that, Java looks itself.
boot=
case $(command -v tail >/dev/null && { tail -c {size} | cksum; } 2>/dev/null <"$0") in
"{sum}") boot=-Xbootclasspath/a:$0 ;;
"") ;;
*)
  echo "error[O005]: this program is damaged: $0
help: copy or build it again" >&2
  exit 5
  ;;
esac
# It stands on the class path as well, or that would be the working directory.
set -- ${boot:+"$boot"} -cp "$0" vedette.cli.Main "$@"
# }jar
# {image
set -- -m vedette/vedette.cli.Main "$@"
# }image
set -- -Dvedette.terminal="$terminal" -Dvedette.columns="$columns" -Dvedette.locale="$locale" "$@"
# {jar
# The build leaves an archive of loaded classes. Java itself leaves alone what was made for another Java or program;
# a damaged one can crash it unless its checksums are looked at first.
if [ -f "$0.jsa" ]; then set -- -XX:SharedArchiveFile="$0.jsa" -XX:+VerifySharedSpaces "$@"; fi
# }jar
# Where odds moved the program says 99, which is 1 here: Java says 1 if it cannot start. So the shell waits, and
# hands signals on; not as INT, which no shell lets its children in the background hear.
signal=; child=
stop() {
  signal=$1
  kill "$child" 2>/dev/null
}
trap 'stop 130' INT
trap 'stop 143' TERM
trap 'stop 129' HUP
trap '' QUIT
# A shell gives its children in the background nothing to read, unless it comes by another number.
{ command exec 3<&0; } 2>/dev/null || exec 3</dev/null
# Most answers are there before compiling what is seldom called has paid. What Java itself has to say is no answer.
"$java" -XX:+UseSerialGC -XX:-UsePerfData -XX:CompileThresholdScaling=5 $quick -Xshare:auto -Xlog:disable \
  -XX:+DisplayVMOutputToStderr -Dvedette.launcher=$$ "$@" <&3 3<&- &
child=$!
[ -z "$signal" ] || kill "$child"
while
  wait "$child"
  code=$?
  kill -0 "$child" 2>/dev/null
do :; done
case ${signal:-$code} in
99) exit 1 ;;
1)
  echo "error[O006]: Java cannot start this program, and has said why
help: give it memory and threads, and a Java of version 17 or newer; look at JDK_JAVA_OPTIONS and JAVA_TOOL_OPTIONS" >&2
  exit 5
  ;;
*) exit "${signal:-$code}" ;;
esac
