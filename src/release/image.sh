#!/bin/sh
# Part of the release: image.sh JAR IMAGE makes a directory with the program and the part of Java that it needs,
# for this kind of machine. IMAGE/bin/vedette runs it.
set -e
jar=$1 image=$2 work=$2.work
rm -rf "$image" "$work"
mkdir -p "$work/module"
# A module has no classes for other versions of Java.
(cd "$work/module" && "$JAVA_HOME/bin/jar" -xf "$jar" && rm -rf META-INF/versions)
echo 'module vedette {}' >"$work/module-info.java"
"$JAVA_HOME/bin/javac" -d "$work/module" --patch-module vedette="$work/module" "$work/module-info.java"
"$JAVA_HOME/bin/jlink" --module-path "$work/module" --add-modules vedette --output "$image" \
  --strip-debug --no-header-files --no-man-pages --compress=2
# The same launcher, with this Java, which has the program in it.
sed 's|^java=java$|& JAVA_HOME=$(dirname "$(readlink -f "$0")")/..|; s|-cp "$0" vedette.cli.Main|-m vedette/vedette.cli.Main|' \
  src/main/launcher/vedette.sh >"$image/bin/vedette"
chmod 755 "$image/bin/vedette"
rm "$image/bin/keytool"
# The archive of classes, Java's and the program's, that the fights of the suite load: it starts the sooner.
"$image/bin/java" -XX:+UseSerialGC -Xlog:disable -XX:DumpLoadedClassList="$work/classes" \
  -m vedette/vedette.cli.Main check reports/suite.json --odds --allow-outside >"$work/log" 2>&1
"$image/bin/java" -Xshare:dump -XX:SharedClassListFile="$work/classes" -Xlog:disable \
  -m vedette/vedette.cli.Main >>"$work/log" 2>&1
rm -rf "$work"
