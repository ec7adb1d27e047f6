// `npm run build`: the service and its admin panel, as they run: without Strapi's tour for developers.
import { createRequire } from 'node:module';
import path from 'node:path';

// A test that has the panel built says `test`: the panel would have the tools of developers.
process.env.NODE_ENV = 'production';
process.env.STRAPI_TELEMETRY_DISABLED ??= 'true';

const require = createRequire(import.meta.url);
const strapiDir = path.dirname(require.resolve('@strapi/strapi/package.json'));
const strapiBin = path.join(strapiDir, 'bin', 'strapi.js');
process.argv = [process.execPath, strapiBin, 'build'];
require(strapiBin);
