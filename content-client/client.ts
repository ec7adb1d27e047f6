import type { ContentClient, ContentClientOptions } from './types';

export function createContentClient(options: ContentClientOptions): ContentClient {
  throw new Error(`Not written yet: ${options.baseUrl}`);
}
