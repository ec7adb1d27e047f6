// The generator needs packages that the product does not; they live in a folder of their own, so
// that nobody installs them to run the site. `make-media.mjs` says how to fill that folder.
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const folder = resolve(process.env.MEDIA_TOOLS ?? '.media-tools');
export const tool = createRequire(`${folder}/package.json`);
/** @type {typeof import('sharp').default} */
export const sharp = tool('sharp');
