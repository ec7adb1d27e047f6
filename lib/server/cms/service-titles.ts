import 'server-only';
import { getCoreServices, getMainServices } from './readers';

/** The services in the quote forms: the titles of all services, each once. */
export async function listServiceTitles(): Promise<string[]> {
  const [main, core] = await Promise.all([getMainServices(), getCoreServices()]);
  return [...new Set([...core, ...main].map((service) => service.title))];
}
