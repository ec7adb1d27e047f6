import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { BlockFrame } from '@/components/blocks/block-frame';
import { RenderBlock } from '@/components/blocks/registry';
import type { BlockFrame as Frame } from '@/content-client';
import { BLOCKS, FRAME, IMAGE } from '../../fixtures/blocks';

beforeAll(() => {
  vi.stubEnv('CONTENT_API_URL', 'http://cms.example');
  vi.stubEnv('CONTENT_API_TOKEN', 'a-token-for-the-tests');
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

function frame(settings: Partial<Frame>): string {
  return renderToStaticMarkup(
    <BlockFrame frame={{ ...FRAME, ...settings }} onDrop={() => {}}>
      words
    </BlockFrame>,
  );
}

test('a pill leads where its link says, and nowhere where it would run code', () => {
  const pill = (link: string | null) =>
    renderToStaticMarkup(<RenderBlock block={{ ...BLOCKS.button, link }} />);
  expect(pill('/contact')).toContain('href="/contact"');
  expect(pill('javascript:alert(1)')).toContain('href="#"');
  expect(pill(null)).toContain('href="#"');
});

test('a quote has its words, who said them and why that matters', () => {
  const html = renderToStaticMarkup(<RenderBlock block={BLOCKS.quote} />);
  expect(html).toContain('<blockquote');
  expect(html).toContain('“It is a better job.”');
  expect(html).toContain('Mama Asha');
});

test('an image keeps its proportions', () => {
  const html = renderToStaticMarkup(<RenderBlock block={BLOCKS.media} />);
  expect(html).toContain('aspect-ratio:2');
  expect(html).toContain('alt="The mill"');
});

test('a video of ours is a link until it is played', () => {
  const html = renderToStaticMarkup(
    <RenderBlock
      block={{
        ...BLOCKS.media,
        media: { kind: 'video', url: 'http://cms.example/uploads/a.mp4', mime: 'video/mp4' },
      }}
    />,
  );
  expect(html).not.toContain('<video');
  expect(html).toContain('href="http://cms.example/uploads/a.mp4"');
  expect(html).toContain('data-play="video"');
});

test('a video of a player that we know plays here, any other on its own page', () => {
  const video = (link: string) =>
    renderToStaticMarkup(
      <RenderBlock block={{ ...BLOCKS.media, media: null, thumbnail: IMAGE, link }} />,
    );
  expect(video('https://youtu.be/dQw4w9WgXcQ')).toContain(
    'data-play="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  );
  expect(video('https://video.example/1')).not.toContain('data-play');
  expect(video('https://video.example/1')).toContain('target="_blank"');
  expect(video('/promo')).toContain('href="/promo"');
  expect(video('/promo')).not.toMatch(/data-play|target=/);
});

test('slides are named by their place', () => {
  for (const block of [BLOCKS.slider, BLOCKS.carousel]) {
    const html = renderToStaticMarkup(<RenderBlock block={block} />);
    expect(html).toContain('aria-label="Slide 1 of 2"');
    expect(html).toContain('aria-label="Slide 2 of 2"');
  }
});

test('a card of the stack without an image says so', () => {
  const html = renderToStaticMarkup(<RenderBlock block={BLOCKS.stack} />);
  expect(html).toContain('Image not found');
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
});

test('a block of half the width leaves half of the gap to the adjacent one', () => {
  expect(frame({ widthPercent: 50 })).toContain('--block-width:calc(50% - 2rem * 0.5)');
  // Two halves stand beside each other, whatever their margins.
  expect(frame({ widthPercent: 50, margin: '0 10' })).toContain(
    '--block-width:calc(50% - 2rem * 0.5 - 10px - 10px)',
  );
  expect(frame({ widthPercent: 100 })).toContain('--block-width:100%');
  expect(frame({ widthPercent: null })).toContain('--block-width:100%');
});

test('every render setting is applied', () => {
  const html = frame({
    align: 'center',
    fontSize: '20',
    padding: '8 1rem',
    margin: '0 auto',
    style: 'color: red',
    innerStyle: 'line-height: 2',
    classes: 'text-ink shadow',
    innerClasses: 'rounded-lg',
  });
  for (const part of [
    'text-align:center',
    'font-size:20px',
    'padding:8px 1rem',
    'margin:0px auto',
    'color:red',
    'style="line-height:2"',
    'text-ink shadow',
    'class="rounded-lg"',
  ]) {
    expect(html).toContain(part);
  }
});

test('settings that would move a block over the page are left out', () => {
  const html = frame({
    style: 'position: fixed; inset: 0',
    margin: '-100px',
    classes: 'fixed z-50',
    fontSize: 'url(x)',
  });
  expect(html).not.toMatch(/fixed|inset|-100px|z-50|url/);
});
