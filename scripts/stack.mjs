// `npm run stack`: two copies of the site behind Varnish and TLS, with Redis, the content service and
// PostgreSQL, on this machine, from the files of deploy/. Ctrl-C ends all.
import { ROOT } from './lib/cms.mjs';
import { loadEnvironment } from './lib/environment.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/steps.mjs';
import { startStack } from './stack/start-stack.mjs';

await main(async () => {
  await ensureInstalled(ROOT, 'the site');
  const { layout, secrets } = await startStack(loadEnvironment(ROOT), { admin: true });
  const { url, contentHost, ports, dir } = layout;
  const lines = [
    `Site           ${url}   (its certificate is self-made)`,
    `CMS admin      https://${contentHost}:${ports.https}/admin`,
    `  e-mail       ${secrets.ADMIN_EMAIL}`,
    `  password     ${secrets.ADMIN_PASSWORD}`,
    `Logs           ${dir}/logs`,
  ];
  process.stdout.write(`\n${lines.join('\n')}\n\nCtrl-C stops everything.\n\n`);
  // The programs are not awaited: one that ends is seen by the others, which is what this is for.
  await new Promise((resolve) => setInterval(resolve, 2 ** 30));
});
