import { ImageResponse } from 'next/og';
import { INK, ON_INK, ON_INK_MUTED } from '@/lib/colour/palette';
import { visibleOn } from '@/lib/colour/visible-on';
import { weaveFor, weaveTile } from '@/lib/pattern/weave';
import { drawableText, SHARE_IMAGE_SIZE } from '@/lib/seo/share-image';
import { truncate } from '@/lib/text/truncate';
import type { BrandIdentity } from './brand-identity';
import { CardBrand } from './card-brand';
import type { LogoData } from './logo-data';
import { shareFonts } from './share-fonts';

type ShareCardProps = {
  identity: Pick<BrandIdentity, 'brand' | 'accent'>;
  logo: LogoData | null;
  city: string | null;
  title: string;
  /** The home page stands for the organization: its title is larger. */
  isHome: boolean;
};

/** Of a line on ink. */
const LINE_CONTRAST = 3;
const TILE = 288;
const COLUMNS = [0, 1];
const ROWS = [0, 1, 2];
const MAX_TITLE_LENGTH = 110;
const TEXT_WIDTH = 868;
/** Width of a wide letter, as a part of the size of the font. */
const WIDE_LETTER = 0.75;

/** Draws the share image of a screen, as a PNG of 1200 × 630. */
export async function drawShareImage(card: ShareCardProps): Promise<Buffer> {
  const options = { ...SHARE_IMAGE_SIZE, fonts: await shareFonts() };
  const image = new ImageResponse(<ShareCard {...card} />, options);
  return Buffer.from(await image.arrayBuffer());
}

/** Logo and title on the weave of the title, in the accent of the organization. */
function ShareCard({ identity, logo, city, title, isHome }: ShareCardProps) {
  const { brand, accent } = identity;
  const text = truncate(drawableText(title), MAX_TITLE_LENGTH) || drawableText(brand);
  const weave = `data:image/svg+xml;base64,${Buffer.from(
    weaveTile(weaveFor(title).variant, 'ink', { accent }),
  ).toString('base64')}`;
  const fontSize = sizeOf(text, isHome);
  const hasLongWord = text
    .split(/\s/)
    .some((word) => word.length * WIDE_LETTER * fontSize > TEXT_WIDTH);
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        background: INK,
        color: ON_INK,
        fontFamily: 'Geist',
      }}
    >
      <div style={{ position: 'absolute', top: -18, right: -24, display: 'flex' }}>
        {COLUMNS.map((column) => (
          <div key={column} style={{ display: 'flex', flexDirection: 'column' }}>
            {ROWS.map((row) => (
              // biome-ignore lint/performance/noImgElement: drawn on the server, into an image
              <img key={row} src={weave} alt="" width={TILE} height={TILE} />
            ))}
          </div>
        ))}
      </div>
      <div
        style={{
          position: 'absolute',
          top: 0,
          left: 0,
          ...SHARE_IMAGE_SIZE,
          display: 'flex',
          backgroundImage: `linear-gradient(90deg, ${INK} 54%, rgba(11, 18, 32, 0) 92%)`,
        }}
      />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 72 + TEXT_WIDTH,
          padding: '64px 0 60px 72px',
        }}
      >
        <CardBrand identity={identity} logo={logo} />
        <div
          style={{
            fontFamily: 'Bricolage',
            fontSize,
            lineHeight: 1.06,
            letterSpacing: '-0.02em',
            // One longer than the image is not cut off; else no word stands in a line alone. Both at once would break
            // words that have room.
            ...(hasLongWord ? { wordBreak: 'break-word' } : { textWrap: 'balance' }),
          }}
        >
          {text}
        </div>
        <div style={{ display: 'flex', alignItems: 'center' }}>
          <div
            style={{
              width: 72,
              height: 5,
              background: visibleOn(accent, INK, LINE_CONTRAST),
            }}
          />
          {city && (
            <span style={{ marginLeft: 24, fontSize: 28, color: ON_INK_MUTED }}>
              {drawableText(city)}
            </span>
          )}
        </div>
      </div>
    </div>
  );
}

function sizeOf(text: string, isHome: boolean): number {
  if (text.length <= 24) return isHome ? 104 : 96;
  if (text.length <= 48) return 78;
  return text.length <= 80 ? 66 : 56;
}
