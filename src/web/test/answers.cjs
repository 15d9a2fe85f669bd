// Answers command lines with the web build: answers.cjs PROGRAM REQUESTS ANSWERS
// REQUESTS: {"files": {name: text}, "lines": [[word, ...], ...]}; ANSWERS: [{exit, out, err, millis}, ...]
const fs = require("fs");
const [program, requests, answers] = process.argv.slice(2);
const { vedette } = require(require("path").resolve(program));
const { files, lines } = JSON.parse(fs.readFileSync(requests, "utf8"));
fs.writeFileSync(
  answers,
  JSON.stringify(
    lines.map((words) => {
      const start = performance.now();
      let answer;
      try {
        answer = vedette(words, files);
      } catch (thrown) {
        answer = { exit: -1, out: "", err: String(thrown.stack || thrown) };
      }
      return { ...answer, millis: performance.now() - start };
    }),
  ),
);
