import { offersDarkScheme } from '@/components/shell/color-scheme';
import { Link } from '@/components/ui/link';
import { findSetting, imageOf, type Setting } from '@/content-client';
import { ROUTES } from '@/lib/routing/routes';
import { Logo } from './logo';

type HomeLinkProps = { brand: string; settings: readonly Setting[]; tone?: 'paper' | 'ink' };

/** The logo, which leads home. The setting's second image is the logo for dark backgrounds. */
export function HomeLink({ brand, settings, tone = 'paper' }: HomeLinkProps) {
  const logo = findSetting(settings, 'company_logo');
  const image = imageOf(logo?.media);
  const light = imageOf(logo?.supportMedia);
  return (
    <Link href={ROUTES.home} className="inline-flex min-h-11 max-w-full items-center">
      {tone === 'ink' ? (
        <Logo brand={brand} image={light ?? image} isLight={light !== null} isOnInk />
      ) : (
        <Logo
          brand={brand}
          image={image}
          darkSchemeImage={offersDarkScheme(settings) ? light : null}
          isAboveFold
        />
      )}
    </Link>
  );
}
