import type { IncomingMessage } from 'node:http';
import { UNCACHED } from '@/lib/routing/routes';
import { withoutSearch } from '@/lib/routing/without-search';
import { readShareImagePath } from '@/lib/seo/share-image';
import { isInvented } from './refuse-invented';
import { RenderQueue } from './render-queue';
import { isPreview, isRead } from './sent-request';

/**
 * Where a request waits for its turn: one that anybody can have rendered again and again waits with others of this
 * kind, not with pages, and neither do forms, nor images that are drawn: a program that follows the links of a page
 * asks for one of each page.
 */
export class RenderQueues {
  readonly #pages = new RenderQueue();
  readonly #images = new RenderQueue();
  readonly #uncached = new RenderQueue();
  readonly #forms = new RenderQueue();

  /**
   * The queue of a request.
   *
   * @returns `null`: none. Routes for programs render no screen, and images are resized beside everything else.
   */
  of(request: IncomingMessage): RenderQueue | null {
    const path = withoutSearch(request.url ?? '/');
    if (path.startsWith('/api/') || path.startsWith('/_next/')) return null;
    if (!isRead(request)) return this.#forms;
    if (isPreview(request) || UNCACHED.includes(path) || isInvented(request)) return this.#uncached;
    return readShareImagePath(path) === null ? this.#pages : this.#images;
  }
}
