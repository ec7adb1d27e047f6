import { SHEET } from '@/lib/colour/palette';
import { drawableText } from '@/lib/seo/share-image';
import type { BrandIdentity } from './brand-identity';
import { BrandSign } from './brand-sign';
import type { LogoData } from './logo-data';

/** A logo fits into this, in pixels. */
const LOGO = { width: 440, height: 76 };
const SIGN = 60;
/** A wider logo has the name in it. */
const MARK_RATIO = 1.6;
/** A little lighter than the card. */
const GROUND = '#1b2540';

type CardBrandProps = { identity: Pick<BrandIdentity, 'brand' | 'accent'>; logo: LogoData | null };

/** Who a share image is of: the logo; beside a mark, and where there is no logo, the name. */
export function CardBrand({ identity, logo }: CardBrandProps) {
  const { brand, accent } = identity;
  const hasName = logo !== null && logo.width / logo.height > MARK_RATIO;
  return (
    <div style={{ display: 'flex', alignItems: 'center', height: LOGO.height }}>
      {logo ? (
        <Logo logo={logo} />
      ) : (
        <BrandSign
          brand={brand}
          accent={accent}
          size={SIGN}
          ground={GROUND}
          letter={0.74}
          corner={0.22}
        />
      )}
      {!hasName && (
        <span style={{ marginLeft: 22, fontFamily: 'Bricolage', fontSize: 44 }}>
          {drawableText(brand)}
        </span>
      )}
    </div>
  );
}

/** On the card itself where it is made for dark grounds, else on a sheet. */
function Logo({ logo: { src, width, height, isLight } }: { logo: LogoData }) {
  const padding = isLight ? 0 : 12;
  const scale = Math.min(LOGO.width / width, (LOGO.height - 2 * padding) / height);
  return (
    <div
      style={{
        display: 'flex',
        padding,
        borderRadius: 10,
        background: isLight ? 'transparent' : SHEET,
      }}
    >
      {/* biome-ignore lint/performance/noImgElement: drawn on the server, into an image */}
      <img src={src} alt="" width={width * scale} height={height * scale} />
    </div>
  );
}
