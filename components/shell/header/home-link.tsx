import Link from 'next/link';
import { findSetting, type Setting } from '@/content-client';
import { ROUTES } from '@/lib/routing/routes';
import { Logo } from './logo';

type HomeLinkProps = { brand: string; settings: readonly Setting[]; tone?: 'paper' | 'ink' };

/** The logo, which leads home. The setting's second image is the logo for dark backgrounds. */
export function HomeLink({ brand, settings, tone = 'paper' }: HomeLinkProps) {
  const logo = findSetting(settings, 'company_logo');
  const light = tone === 'ink' ? (logo?.supportMedia ?? null) : null;
  return (
    // It is in sight on every screen: fetching home ahead would cost every visitor.
    <Link
      href={ROUTES.home}
      prefetch={false}
      className="inline-flex min-h-11 max-w-full items-center"
    >
      <Logo
        brand={brand}
        media={light ?? logo?.media ?? null}
        isLight={light !== null}
        isFirstScreen={tone === 'paper'}
      />
    </Link>
  );
}
