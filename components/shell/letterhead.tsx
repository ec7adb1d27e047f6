import { findSetting } from '@/content-client';
import { getBrand, getMainOffice, getSettings } from '@/lib/server/cms/readers';
import { siteUrl } from '@/lib/server/ops/env';

/** On paper, at the head of each screen: who wrote this, and where they are found. */
export async function Letterhead() {
  const [brand, settings, office] = await Promise.all([getBrand(), getSettings(), getMainOffice()]);
  const parts = [
    office?.address,
    findSetting(settings, 'company_phone')?.value,
    findSetting(settings, 'company_email')?.value,
    new URL(siteUrl('/')).host,
  ].filter(Boolean);
  return (
    <div className="letterhead hidden">
      <p className="font-display text-2xl font-bold">{brand}</p>
      <p>
        {parts.map((part) => (
          <span key={part}>{part} </span>
        ))}
      </p>
    </div>
  );
}
