import { fieldsOf, rawFields } from './fields';
import { readList } from './list';
import { type Context, type Reading, read } from './reading';
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

export function createAddresses(context: Context) {
  return {
    /**
     * The offices (specification §3 and §7), oldest entry first; those that say nothing are left out. Throws
     * `ContentError`.
     */
    list: (): Promise<CompanyAddress[]> =>
      readList(context, 'addresses', {
        path: '/api/company-addresses',
        query: { sort: 'createdAt:asc' },
        tags: [TAGS.addresses],
        toEntry: toAddress,
      }),
  };
}

function toAddress(value: unknown, reading: Reading): CompanyAddress | null {
  const raw = read(rawFields, value, reading);
  if (!raw) return null;
  const { flag, text, number } = fieldsOf(raw, reading);
  const details = {
    label: text('label'),
    address: text('address'),
    phone: text('phone'),
    email: text('email'),
    openingTime: text('time'),
    latitude: number('latitude'),
    longitude: number('longitude'),
  };
  if (Object.values(details).every((detail) => detail === null)) {
    reading.report('is empty');
    return null;
  }
  return { isDefault: flag('isDefault'), ...details };
}
