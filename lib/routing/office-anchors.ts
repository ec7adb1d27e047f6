import type { CompanyAddress } from '@/content-client';
import { anchorsOf } from '@/lib/text/anchor';

/** The ids of the offices on the contact screen, in their order; empty where one has no letter in its name. */
export function officeAnchors(offices: readonly CompanyAddress[]): string[] {
  return anchorsOf(
    offices.map(({ label, address, phone }) => label ?? address ?? phone ?? 'office'),
  );
}
