// Keeps the pages, as the framework's own file cache does, with one thing put right.
import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

const FileSystemCache = FileSystemCacheModule.default ?? FileSystemCacheModule;

const EMPTY_SHELL = '<html id="__next_error__">';
const NOT_FOUND_PATH = '/_not-found';
const ASK_TIMEOUT_MS = 5_000;
const REDIRECT_IN_FLIGHT = /"NEXT_REDIRECT;(?:replace|push);([^"]+);30[78];"/;
// Browsers keep a permanent redirect for ever unless they are told to ask again; an editor may
// take it back.
const REDIRECT_CACHE_CONTROL = 'public, max-age=0, s-maxage=300';
// The server's memory of pages ready to send; in the build and while developing there is none.
const FORGET_PAGES = Symbol.for('site.forgetPages');

/**
 * A page that called `notFound()` leaves the framework as an empty document which only a script
 * fills. Visitors without one, and crawlers, shall read the 'Page not Found' screen: it takes the
 * empty document's place wherever a page is kept or read. The status stays 404.
 *
 * The framework also puts this file into the middleware's bundle, where Node's modules are missing:
 * files are read with the `fs` it hands in.
 */
export default class PageCache extends FileSystemCache {
  async get(key, context) {
    const entry = await super.get(key, context);
    if (isEmptyNotFound(entry?.value)) {
      entry.value.html = (await this.#builtNotFound()) ?? entry.value.html;
    }
    if (entry?.value?.kind === 'APP_PAGE') entry.value.html = withoutMarks(entry.value.html);
    return entry;
  }

  async set(key, data, context) {
    if (isEmptyNotFound(data)) {
      // The answer to the request that had this page made is sent from the same object.
      data.html = (await askForNotFound()) ?? (await this.#builtNotFound()) ?? data.html;
    }
    if (isRedirect(data)) completeRedirect(data);
    if (data?.kind === 'APP_PAGE') data.html = withoutMarks(data.html);
    const isKept = super.set(key, data, context);
    if (data?.kind === 'FETCH') return isKept;
    // At once for those who are sent the copy in memory, and again when the file is there.
    const path = key === '/index' ? '/' : key;
    forgetPages(path);
    await isKept;
    forgetPages(path);
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    forgetPages();
  }

  async #builtNotFound() {
    try {
      return await this.fs.readFile(`${this.serverDistDir}/app${NOT_FOUND_PATH}.html`, 'utf8');
    } catch {
      return null;
    }
  }
}

/**
 * The document without the framework's notes about view transitions: they serve pages that arrive in
 * pieces, these arrive whole, and no checker of HTML knows the attributes.
 */
function withoutMarks(html) {
  return html.replace(
    / vt-(?:name|update|share|(?:parent-)?(?:enter|exit))="[\w%.~-]*"(?=[^<>]*>)/g,
    '',
  );
}

function forgetPages(path) {
  globalThis[FORGET_PAGES]?.(path);
}

function isEmptyNotFound(value) {
  return value?.kind === 'APP_PAGE' && value.status === 404 && value.html.includes(EMPTY_SHELL);
}

function isRedirect(value) {
  return value?.kind === 'APP_PAGE' && [307, 308].includes(value.status);
}

/**
 * Where a redirect is made behind a visitor, the framework reads its target back from the answer
 * that was sent already: it finds none, or that of the redirect before. The flight data has it.
 */
function completeRedirect(value) {
  const [, target] = REDIRECT_IN_FLIGHT.exec(value.rscData?.toString() ?? '') ?? [];
  // The page that is kept stays, and is tried again.
  if (!target) throw new Error('A redirect has lost its target.');
  const location = JSON.parse(`"${target}"`);
  value.headers = { ...value.headers, location, 'cache-control': REDIRECT_CACHE_CONTROL };
}

/** The screen as it is now; during the build there is no server to ask. */
async function askForNotFound() {
  if (!process.env.PORT || process.env.NEXT_PHASE === 'phase-production-build') return null;
  try {
    const response = await fetch(`http://127.0.0.1:${process.env.PORT}${NOT_FOUND_PATH}`, {
      signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
    });
    const html = await response.text();
    return html.includes('</h1>') ? html : null;
  } catch {
    return null;
  }
}
