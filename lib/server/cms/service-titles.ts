import 'server-only';
import { getCoreServices, getMainServices } from './readers';

/** What a quote can be asked for: every service of the site, each once. */
export async function listServiceTitles(): Promise<string[]> {
  const [main, core] = await Promise.all([getMainServices(), getCoreServices()]);
  return [...new Set([...core, ...main].map((service) => service.title))];
}
