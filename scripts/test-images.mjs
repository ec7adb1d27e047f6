// `npm run test:images`: builds both images from their Dockerfiles with buildah, starts what is in them
// with runc, and lets a visitor send a form. IMAGES_DIR (.data/images) has the store of images,
// IMAGES_PORT (5270) and the one above it are used. Base images are made of Debian's packages, or, with
// IMAGES_PULL=true, fetched. IMAGES_BUILD=false starts the images that are there.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { ensureBaseImages } from './images/base-images.mjs';
import { createBuilder } from './images/builder.mjs';
import { checkImage, checkTogether } from './images/checks.mjs';
import { startContainer } from './images/container.mjs';
import { ROOT } from './lib/cms.mjs';
import { ensureDebianPackages } from './lib/debian.mjs';
import { loadEnvironment } from './lib/environment.mjs';
import { assertPortIsFree } from './lib/processes.mjs';
import { main, Problem, step, stopAll } from './lib/steps.mjs';

const IMAGES = { site: 'localhost/site', content: 'localhost/content-service' };
const MAX_SITE_BYTES = 350_000_000;

await main(async () => {
  const env = loadEnvironment(ROOT);
  const sitePort = Number(env.IMAGES_PORT || 5270);
  const contentPort = sitePort + 1;
  for (const port of [sitePort, contentPort])
    await assertPortIsFree(port, 'A container', 'IMAGES_PORT');
  await ensureDebianPackages({ buildah: 'buildah', runc: 'runc' });
  const builder = createBuilder(path.resolve(ROOT, env.IMAGES_DIR || '.data/images'));
  if (env.IMAGES_BUILD !== 'false') await buildImages(builder, env);
  const secret = () => randomBytes(24).toString('hex');
  const shared = {
    CONTENT_API_TOKEN: secret(),
    REVALIDATE_SECRET: secret(),
    PREVIEW_SECRET: secret(),
  };
  const admin = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: `Aa1${secret()}` };
  const siteUrl = `http://localhost:${sitePort}`;
  const contentUrl = `http://127.0.0.1:${contentPort}`;
  const content = await startContainer(builder, {
    image: IMAGES.content,
    name: 'content',
    env: { ...shared, ...admin, PORT: String(contentPort), SITE_URL: siteUrl },
  });
  await step('Starting the content service', () => content.untilHealthy());
  const site = await startContainer(builder, {
    image: IMAGES.site,
    name: 'site',
    env: {
      ...shared,
      PORT: String(sitePort),
      SITE_URL: siteUrl,
      CONTENT_API_URL: contentUrl,
      FORM_SECRET: secret(),
    },
  });
  await step('Starting the site', () => site.untilHealthy());
  const problems = [
    ...(await checkImage(site, MAX_SITE_BYTES)),
    ...(await checkImage(content, null)),
    ...(await checkTogether({ siteUrl, contentUrl, content, ...admin })),
  ];
  for (const container of [site, content]) {
    const tookMs = await container.stop();
    process.stdout.write(`${container.name}: ended ${Math.round(tookMs)} ms after the signal.\n`);
    if (tookMs > 10_000) problems.push(`${container.name} did not end in time.`);
  }
  await stopAll();
  if (problems.length > 0) throw new Problem(problems.join('\n'));
  process.stdout.write('The images do what they must.\n');
  process.exit(0);
});

/**
 * @param {import('./images/builder.mjs').Builder} builder
 * @param {import('./lib/environment.mjs').Environment} env
 */
async function buildImages(builder, env) {
  const isPulled = env.IMAGES_PULL === 'true';
  const builds = [
    { what: 'the site', image: IMAGES.site, file: 'site.Dockerfile' },
    { what: 'the content service', image: IMAGES.content, file: 'content.Dockerfile' },
  ];
  for (const { what, image, file } of builds) {
    const dockerfile = path.join(ROOT, 'deploy/docker', file);
    if (!isPulled) await ensureBaseImages(builder, dockerfile);
    await step(`Building the image of ${what}`, () =>
      builder.build(image, dockerfile, { context: ROOT, isPulled }),
    );
  }
}
