#!/bin/sh
# Part of the build: release.sh VERSION DATE TARGET [ADDRESS] puts what is to be downloaded into TARGET/release.
# ADDRESS is where it will lie; without one no manifests for Homebrew and Scoop are made, which name it.
set -e
version=$1 date=$2 target=$3 address=$4
here=src/release
out=$target/release
name=vedette-$version
work=$target/release.work
rm -rf "$out" "$work"
mkdir -p "$out" "$work/$name"

# pack FILE NAME: what is in the directory of that name, in the same bytes whenever it is made. Needs GNU's tar.
pack() {
  "${TAR:-tar}" -C "$work" --sort=name --mtime="$date" --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX \
    -cf - "$2" | gzip -9n >"$out/$1"
}

# The program as one file for a Java that is there, manual pages and completions.
cp "$target/vedette" "$out/vedette"
share=$work/$name/share
mkdir -p "$share/man/man1" "$share/bash-completion/completions" "$share/zsh/site-functions" "$share/doc/vedette"
cp "$target"/man1/*.1 "$share/man/man1"
"$target/vedette" completion bash >"$share/bash-completion/completions/vedette"
{
  echo "#compdef vedette"
  "$target/vedette" completion zsh
  # Zsh loads the file when it is needed first, and asks it to complete at once.
  echo "_bash_complete -o default -F _complete_vedette"
} >"$share/zsh/site-functions/_vedette"
cp $here/LICENSES.txt "$out"
cp LICENSE $here/LICENSES.txt "$share/doc/vedette"
pack "$name-share.tar.gz" "$name"

# The program with the part of Java that it needs, for machines like this one.
platform=$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
sh $here/image.sh "$target/$name.jar" "$work/image"
mv "$work"/image/* "$work/$name"
pack "$name-$platform.tar.gz" "$name"

# The page and the npm package.
rm -rf "${work:?}/$name"
cp -r "$target/web" "$work/$name"
cp "$target/web/vedette.html" "$out"
pack "$name-page.tar.gz" "$name"
cp "$target/npm/$name.tgz" "$out/$name-npm.tgz"

sum() { sha256sum "$out/$1" | cut -d' ' -f1; }
if [ -n "$address" ]; then
  for file in vedette.rb vedette.json; do
    sed "s|{version}|$version|g; s|{address}|$address|g; s|{home}|${address%%/releases/*}|g; s|{program}|$(sum vedette)|g; s|{share}|$(sum "$name-share.tar.gz")|g" \
      $here/$file >"$out/$file"
  done
fi
rm -rf "$work"
cd "$out"
sha256sum -- * >SHA256SUMS
