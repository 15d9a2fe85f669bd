// node pack.mjs WEB TARGET VERSION: packs the engine WEB/vedette.js as an npm package of that version into TARGET. Where
// a workflow of GitHub says which repository that is, the package says it too: npm publishes it with its provenance then.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [web, target, version] = process.argv.slice(2);
const here = import.meta.dirname;
const made = path.join(target, 'package');
rmSync(target, { recursive: true, force: true });
mkdirSync(made, { recursive: true });
cpSync(path.join(web, 'vedette.js'), path.join(made, 'engine.js'));
cpSync(path.join(here, 'vedette.js'), path.join(made, 'vedette.js'));
cpSync(path.join(here, '../../../LICENSE'), path.join(made, 'LICENSE'));
cpSync(path.join(here, '../../release/LICENSES.txt'), path.join(made, 'LICENSES.txt'));
cpSync(path.join(here, 'README.md'), path.join(made, 'README.md'));
const description = JSON.parse(readFileSync(path.join(here, 'package.json'), 'utf8'));
const { GITHUB_REPOSITORY } = process.env;
const repository = GITHUB_REPOSITORY && { type: 'git', url: `git+https://github.com/${GITHUB_REPOSITORY}.git` };
writeFileSync(path.join(made, 'package.json'), JSON.stringify({ ...description, version, repository }, null, 2) + '\n');
execFileSync('npm', ['pack', '--silent', '--pack-destination', '..'], { cwd: made, stdio: ['ignore', 'ignore', 'inherit'] });
