#!/usr/bin/env node
// The program under Node: the same command line, files of the disk, the same answers and exit codes.
const fs = require("fs");
const { vedette, onDisk } = require("./engine.js");

// For other programs: vedette(args, files, columns) → { exit, out, err, problems, files }, on files in memory.
module.exports = { vedette };

if (require.main === module) {
  process.stdout.on("error", (failure) => {
    // A reader who has seen enough, as `head`, is no mistake.
    if (failure.code !== "EPIPE") {
      console.error(`error[O001]: cannot write to standard output: ${failure.message}`);
      console.error("help: the answer is incomplete; write it elsewhere");
      process.exitCode = 5;
    }
  });
  const { exit, out, err } = onDisk(process.argv.slice(2), fs, process);
  process.exitCode = exit;
  process.stderr.write(err);
  process.stdout.write(out);
}
