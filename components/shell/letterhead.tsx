import { findSetting } from '@/content-client';
import { getAddresses, getBrand, getSettings } from '@/lib/server/cms/readers';
import { siteUrl } from '@/lib/server/ops/env';

/** On paper, at the head of each screen: who wrote this, and where they are found. */
export async function Letterhead() {
  const [brand, settings, addresses] = await Promise.all([
    getBrand(),
    getSettings(),
    getAddresses(),
  ]);
  const office = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  const parts = [
    office?.address,
    findSetting(settings, 'company_phone')?.value,
    findSetting(settings, 'company_email')?.value,
    new URL(siteUrl('/')).host,
  ].filter(Boolean);
  return (
    <div className="letterhead hidden">
      <p className="font-display text-2xl font-bold">{brand}</p>
      <p>{parts.join(' · ')}</p>
    </div>
  );
}
