import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { buildCsp, readCspSettings } from '@/server/csp';

const EARLY = 'document.documentElement.style.setProperty("--accent","1 2 3")';
const DATA = 'self.__next_f.push([1,"2:[\\"$\\",\\"p\\",null]"])';
const FILES =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});';
const EMBEDDED = 'fetch("https://stats.example.org/hit?page=" + location.pathname)';
const SETTINGS = readCspSettings({ CONTENT_API_URL: 'http://cms.example:1337/api' });

function document(main: string, after = '') {
  return `<!DOCTYPE html><html><head><script src="/_next/a.js" async=""></script></head><body>
<script data-script="early">${EARLY}</script><header>Msafara</header><main>${main}</main><footer>©</footer>
${after}<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>${DATA}</script>
<script id="_R_">${FILES}</script></body></html>`;
}

function hash(code: string) {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

function sources(policy: string, name: string) {
  const directive = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return directive?.split(' ').slice(1) ?? [];
}

describe('the policy of a page', () => {
  test('knows the scripts that the site wrote, and no other inline one', () => {
    const policy = buildCsp(document('<p>Words</p>'), SETTINGS);
    expect(sources(policy, 'script-src')).toEqual([
      "'self'",
      hash(EARLY),
      hash('(self.__next_f=self.__next_f||[]).push([0])'),
      hash(DATA),
      hash(FILES),
    ]);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
  });

  test.each([
    ['alert(1)', ''],
    ['self.__next_f.push([0]);alert(1)', ''],
    ['self.__next_f.push(alert(1))', ''],
    ['(self.__next_f=self.__next_f||[]).push([0]);alert(1);//]', ''],
    ['alert(1)', ' data-embedded="javascript"'],
    ['alert(1)', ' id="_R_"'],
  ])('a script smuggled into content stays unknown: %s%s', (code, attributes) => {
    const policy = buildCsp(document(`<script${attributes}>${code}</script>`), SETTINGS);
    expect(policy).not.toContain(hash(code));
  });

  test("the firm's embedded script runs and may reach the hosts that it names", () => {
    const embedded = `<script data-embedded="javascript">${EMBEDDED}</script>`;
    const policy = buildCsp(document('', embedded), SETTINGS);
    for (const name of ['script-src', 'connect-src', 'frame-src']) {
      expect(sources(policy, name)).toContain('https://stats.example.org');
    }
    expect(sources(policy, 'script-src')).toContain(hash(EMBEDDED));
  });

  test('an embedded script that names hundreds of hosts makes no header that Varnish refuses', () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const names = Array.from({ length: 300 }, (_, index) => `https://vendor-${index}.example`);
    const embedded = `<script data-embedded="javascript">load(${JSON.stringify(names)})</script>`;
    const policy = buildCsp(document('', embedded), SETTINGS);
    expect(policy.length).toBeLessThan(6 * 1024);
    for (const name of ['script-src', 'connect-src', 'frame-src']) {
      expect(sources(policy, name)).toContain('https://vendor-20.example');
    }
    expect(String(write.mock.calls)).toContain('embedded-hosts-left-out');
  });

  test('names the media, the captcha and the hosts that the operator added', () => {
    const settings = readCspSettings({
      CONTENT_API_URL: 'http://10.0.0.2:1337',
      CONTENT_MEDIA_URL: 'https://media.example/uploads',
      NEXT_PUBLIC_TURNSTILE_SITE_KEY: 'key',
      EMBEDDED_CODE_HOSTS: 'https://a.example, https://*.b.example',
      SITE_URL: 'https://msafara.example',
    });
    const policy = buildCsp(document(''), settings);
    expect(sources(policy, 'img-src')).toContain('https://media.example');
    expect(policy).not.toContain('10.0.0.2');
    expect(sources(policy, 'frame-src')).toContain('https://challenges.cloudflare.com');
    expect(sources(policy, 'script-src')).toEqual(
      expect.arrayContaining(['https://a.example', 'https://*.b.example']),
    );
    expect(policy).toContain('upgrade-insecure-requests');
  });

  test('what the page asks for itself takes the place of the general rule', () => {
    const policy = buildCsp(document(''), SETTINGS, 'frame-ancestors http://cms.example:1337');
    expect(sources(policy, 'frame-ancestors')).toEqual(['http://cms.example:1337']);
    expect(sources(policy, 'object-src')).toEqual(["'none'"]);
  });

  test('knows the early script whatever the embedded styles and scripts contain', () => {
    const style = '<style data-embedded="css">/* <header class="a"> </footer> */</style>';
    const embedded = 'document.title = "<header></footer>"';
    const html = document('', `<script data-embedded="javascript">${embedded}</script>`);
    const policy = buildCsp(html.replace('</head>', `${style}</head>`), SETTINGS);
    expect(sources(policy, 'script-src')).toEqual(
      expect.arrayContaining([hash(EARLY), hash(embedded)]),
    );
  });

  test('an early script in content stays unknown', () => {
    const policy = buildCsp(document('<script data-script="early">alert(1)</script>'), SETTINGS);
    expect(policy).not.toContain(hash('alert(1)'));
  });

  test('hashes what a browser hashes, which reads CRLF as one line feed', () => {
    const html = document('', '<script data-embedded="javascript">a();\r\nb();</script>');
    expect(buildCsp(html, SETTINGS)).toContain(hash('a();\nb();'));
  });

  test('is this one, where nothing is set', () => {
    expect(buildCsp('<p>Words</p>', readCspSettings({}))).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
        "img-src 'self' data: blob: https:; media-src 'self' https:; font-src 'self' data:; " +
        "connect-src 'self' https://nominatim.openstreetmap.org; " +
        'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://www.openstreetmap.org; ' +
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'",
    );
  });

  test('is this one, where everything is set', () => {
    const settings = readCspSettings({
      CONTENT_API_URL: 'http://10.0.0.2:1337',
      CONTENT_MEDIA_URL: 'https://media.example/uploads',
      NEXT_PUBLIC_TURNSTILE_SITE_KEY: 'key',
      EMBEDDED_CODE_HOSTS: ' https://a.example,https://b.example ',
      SITE_URL: 'https://msafara.example',
    });
    const captcha = 'https://challenges.cloudflare.com';
    const hosts = 'https://a.example https://b.example';
    expect(buildCsp('', settings, ' ; Base-URI  x  y;frame-src z').split('; ')).toEqual([
      "default-src 'self'",
      `script-src 'self' ${captcha} ${hosts}`,
      `style-src 'self' 'unsafe-inline' ${hosts}`,
      "img-src 'self' data: blob: https: https://media.example",
      "media-src 'self' https: https://media.example",
      `font-src 'self' data: ${hosts}`,
      `connect-src 'self' https://nominatim.openstreetmap.org ${captcha} ${hosts}`,
      'frame-src z',
      "object-src 'none'",
      'base-uri x y',
      "form-action 'self'",
      "frame-ancestors 'self'",
      'upgrade-insecure-requests',
    ]);
  });

  test.each([
    [{ CONTENT_API_URL: 'nothing' }, { mediaOrigin: null, isSecure: false }],
    [{ SITE_URL: 'http://a.example' }, { mediaOrigin: null, isSecure: false }],
    [
      {
        CONTENT_API_URL: 'http://a.example/api',
        CONTENT_MEDIA_URL: '',
        SITE_URL: 'https://a.example',
      },
      { mediaOrigin: 'http://a.example', isSecure: true },
    ],
  ])('of %j is known %j', (env, settings) => {
    expect(readCspSettings(env)).toEqual({ hasCaptcha: false, hosts: [], ...settings });
  });

  test('names each host of the embedded script once', () => {
    const code = 'a("https://x.example:8080/a", "https://x.example:8080/b", "HTTPS://y.example.")';
    const html = `<footer></footer><script data-embedded="javascript">${code}</script>`;
    expect(sources(buildCsp(html, readCspSettings({})), 'style-src')).toEqual([
      "'self'",
      "'unsafe-inline'",
      'https://x.example:8080',
      'HTTPS://y.example',
    ]);
  });
});
