import type { Core } from '@strapi/strapi';
import { isRecord } from '../is-record';
import type { Rule } from './writes';

/** Texts that editors put files into by the admin's own button, and links, with what *Copy link* of a file gives. */
const FIELDS = /^(?:body|description|link|.+_link|.+Link)$/;
const FILE = /(https?:\/\/[^\s"'()<>[\]/]+)(?=\/uploads\/)/gi;

/**
 * The admin's text editor inserts a file with the address that the member of staff uses. It is
 * stored without the host (`/uploads/…`), so that it is the site that decides where it comes from.
 */
export const fileAddresses: Rule = {
  before: ({ strapi, data }) => {
    const hosts = ownHosts(strapi);
    shorten(data, (origin) => (hosts.has(new URL(origin).host) ? '' : origin));
  },
};

function shorten(value: unknown, toShort: (origin: string) => string): void {
  if (Array.isArray(value)) for (const item of value) shorten(item, toShort);
  if (!isRecord(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner !== 'string') shorten(inner, toShort);
    else if (FIELDS.test(name)) {
      value[name] = inner.replace(FILE, (origin) =>
        URL.canParse(origin) ? toShort(origin) : origin,
      );
    }
  }
}

/** The hosts that this service has for staff: as configured, as on this machine, as requested now. */
function ownHosts(strapi: Core.Strapi): Set<string> {
  const port: number = strapi.config.get('server.port');
  const configured: string = strapi.config.get('server.absoluteUrl', '');
  const hosts = new Set([`localhost:${port}`, `127.0.0.1:${port}`]);
  if (URL.canParse(configured)) hosts.add(new URL(configured).host);
  const requested = strapi.requestContext.get()?.host;
  if (requested) hosts.add(requested);
  return hosts;
}
