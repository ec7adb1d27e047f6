import type { IncomingMessage, ServerResponse } from 'node:http';
import { countMissingImage, refuseImage } from '@/lib/server/limits/refuse-flood';
import { sendRefusal } from './send-refusal';

const OPTIMIZER = '/_next/image?';
/** A version of the file: others than the site has given are gone by now (normalize-images.ts). */
const VERSION = '%3Fv%3D';

/**
 * Refuses images to a network that has asked for more of those that there are not than pages name: the content
 * service is asked for each, and no cache has the next one. An image that there is counts for nothing, and those that
 * pages name with a version, which are nearly all, are refused to nobody.
 *
 * @returns Whether it has been refused.
 */
export async function refuseMissingImages(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { url = '/' } = request;
  if (!url.startsWith(OPTIMIZER) || url.includes(VERSION)) return false;
  const client = new Headers({
    'x-forwarded-for': String(request.headers['x-forwarded-for'] ?? ''),
  });
  const refusal = await refuseImage(client);
  if (refusal === null) {
    response.once('finish', () => {
      // Not where the content service fails: then everybody's images do.
      const { statusCode } = response;
      if (statusCode >= 400 && statusCode < 500) void countMissingImage(client);
    });
    return false;
  }
  await sendRefusal(response, refusal);
  return true;
}
