// The files of the stack: those of deploy/, with the addresses of this machine in them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/cms.mjs';
import { run } from '../lib/processes.mjs';

export const DEPLOY_DIR = path.join(ROOT, 'deploy');

/** A name under which nginx leads to a copy as it does where nobody has configured more than that. */
export const STOCK_HOST = 'stock.localhost';

/** @typedef {import('./layout.mjs').Layout} Layout */

/**
 * Writes nginx's configuration; returns its file.
 *
 * @param {Layout} layout
 */
export function writeNginx({ dir, ports, host, contentHost }) {
  const folder = path.join(dir, 'nginx');
  mkdirSync(folder, { recursive: true });
  /** @type {Record<string, string>} */
  const values = {
    CERTIFICATES: folder,
    CONTENT: `127.0.0.1:${ports.content}`,
    CONTENT_HOST: contentHost,
    HTTPS_PORT: String(ports.https),
    HTTP_PORT: String(ports.http),
    LOGS: folder,
    SITE_A: `127.0.0.1:${ports.siteA}`,
    SITE_B: `127.0.0.1:${ports.siteB}`,
    SITE_HOST: host,
    VARNISH: `127.0.0.1:${ports.varnish}`,
  };
  // As the image of nginx does with its templates.
  const template = readFileSync(path.join(DEPLOY_DIR, 'nginx/site.conf.template'), 'utf8');
  const site = template.replace(/\$\{([A-Z_]+)\}/g, (whole, name) => values[name] ?? whole);
  writeFileSync(path.join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = [
    process.getuid?.() === 0 ? 'user root;' : '',
    `pid "${folder}/nginx.pid";`,
    'worker_processes 1;',
    'events { worker_connections 1024; }',
    'http {',
    '  access_log off;',
    ...temporary.map((name) => `  ${name}_temp_path "${folder}/${name}";`),
    `  include "${folder}/site.conf";`,
    // What Varnish is measured against.
    `  server { listen 127.0.0.1:${ports.files}; location / { root "${folder}/files"; default_type text/html; } }`,
    stockServer(ports),
    '  sendfile on; tcp_nopush on; open_file_cache max=100;',
    '}',
  ].join('\n');
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, main);
  return file;
}

/**
 * TLS and `proxy_pass`; the rest are nginx's own defaults, written out because those of the site's
 * template would be inherited.
 *
 * @param {Layout['ports']} ports
 */
function stockServer({ https, siteA }) {
  const defaults =
    'proxy_http_version 1.0; proxy_set_header Host $proxy_host; proxy_set_header Connection close;';
  return `  server { listen ${https} ssl http2; server_name ${STOCK_HOST}; location / { ${defaults} proxy_pass http://127.0.0.1:${siteA}; } }`;
}

/**
 * Where nginx serves files.
 *
 * @param {Layout} layout
 */
export function filesUrl({ ports }) {
  return `http://127.0.0.1:${ports.files}`;
}

/**
 * Writes Varnish's backends; returns the path in which Varnish finds its files.
 *
 * @param {Layout} layout
 */
export function writeBackends({ dir, ports }) {
  const folder = path.join(dir, 'varnish');
  mkdirSync(folder, { recursive: true });
  let text = readFileSync(path.join(DEPLOY_DIR, 'varnish/backends.vcl'), 'utf8');
  for (const [name, port] of Object.entries({ 'site-a': ports.siteA, 'site-b': ports.siteB })) {
    text = text.replace(
      new RegExp(`host = "${name}";\\s*\\.port = "\\d+"`),
      `host = "127.0.0.1"; .port = "${port}"`,
    );
  }
  writeFileSync(path.join(folder, 'backends.vcl'), text);
  return `${folder}:${path.join(DEPLOY_DIR, 'varnish')}`;
}

/**
 * Makes a certificate for this machine, once.
 *
 * @param {Layout} layout
 */
export async function ensureCertificate({ dir, host, contentHost }) {
  const folder = path.join(dir, 'nginx');
  mkdirSync(folder, { recursive: true });
  const certificate = path.join(folder, 'fullchain.pem');
  if (existsSync(certificate)) return certificate;
  const options = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = [`subjectAltName=DNS:${host},DNS:${contentHost},IP:127.0.0.1`];
  await run(
    'openssl',
    ['req', ...options, '-days', '825', '-subj', `/CN=${host}`, '-addext', ...names].concat([
      '-keyout',
      path.join(folder, 'privkey.pem'),
      '-out',
      certificate,
    ]),
    { what: 'openssl req' },
  );
  return certificate;
}
