import * as z from 'zod';
import { readAll } from './list';
import {
  type Context,
  lenient,
  type Reading,
  read,
  readEntries,
  readFlag,
  readNumber,
  readText,
} from './reading';
import { TAGS } from './tags';

export type CompanyAddress = {
  isDefault: boolean;
  label: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  openingTime: string | null;
  latitude: number | null;
  longitude: number | null;
};

const rawAddress = z.object({
  isDefault: lenient,
  label: lenient,
  address: lenient,
  phone: lenient,
  email: lenient,
  time: lenient,
  latitude: lenient,
  longitude: lenient,
});

export function createAddresses(context: Context) {
  return {
    /** The offices (specification §3 and §7), oldest entry first. Throws `ContentError`. */
    async list(): Promise<CompanyAddress[]> {
      const entries = await readAll(context, 'addresses', '/api/company-addresses', {
        query: { sort: 'createdAt:asc' },
        tags: [TAGS.addresses],
      });
      return readEntries(context, 'addresses', entries, toAddress);
    },
  };
}

function toAddress(value: unknown, reading: Reading): CompanyAddress | null {
  const raw = read(rawAddress, value, reading);
  if (!raw) return null;
  return {
    isDefault: readFlag(raw.isDefault, reading.at('isDefault')),
    label: readText(raw.label, reading.at('label')),
    address: readText(raw.address, reading.at('address')),
    phone: readText(raw.phone, reading.at('phone')),
    email: readText(raw.email, reading.at('email')),
    openingTime: readText(raw.time, reading.at('time')),
    latitude: readNumber(raw.latitude, reading.at('latitude')),
    longitude: readNumber(raw.longitude, reading.at('longitude')),
  };
}
