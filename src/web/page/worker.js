// Answers command lines one after the other. In the one file the engine stands before this text.
if (!self.vedette) importScripts('vedette.js' + self.location.search);

self.onmessage = ({ data: { id, args, files, columns } }) => {
  const begun = performance.now();
  let answer;
  try {
    answer = self.vedette(args, files, columns);
  } catch (error) {
    answer = { exit: 70, out: '', problems: [], err: 'The engine failed: ' + error + '.' };
  }
  self.postMessage({ ...answer, id, ms: performance.now() - begun });
};
