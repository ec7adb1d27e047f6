import { createRequire } from 'node:module';
import path from 'node:path';

/** What Strapi hands to each file of `cms/config/`. Of a package of the content service, which has packages of its own. */
export const { env } = createRequire(path.resolve('cms/package.json'))('@strapi/utils');
