import { describe, expect, test } from 'vitest';
import { sanitizeHtml } from '@/lib/server/html/sanitize-html';
import { setEnvironment } from '../../../support/form-env';

function read(html: string) {
  const dropped: string[] = [];
  const clean = sanitizeHtml(html, {
    mediaUrl: 'http://cms.example/',
    onDrop: ({ what, detail }) => dropped.push(`${what} ${detail}`),
  });
  return { clean, dropped };
}

const LINK = 'target="_blank" rel="noopener noreferrer"';

describe('an image', () => {
  const shown = (src: string) => ({
    clean: `<img width="9" src="${src}" alt="" loading="lazy" decoding="async">`,
    dropped: [],
  });

  test.each([
    ['/uploads/a.png', 'http://cms.example/uploads/a.png'],
    [' uploads/a.png ', 'http://cms.example/uploads/a.png'],
    ['http://cms.example/uploads/b.png', 'http://cms.example/uploads/b.png'],
    ['/x/uploads/a.png', '/x/uploads/a.png'],
    ['/x.png', '/x.png'],
  ])('%j is loaded from %s', (src, url) => {
    expect(read(`<img src="${src}" width="9">`)).toEqual(shown(url));
  });

  test.each(['<img alt="x">', '<img src="" alt="x">', '<img src>'])('%s is none', (html) => {
    expect(read(html)).toEqual({ clean: '', dropped: [] });
  });

  test.each([
    [
      '<img src="https://cms.example/x.png">',
      `<a href="https://cms.example/x.png" ${LINK}>Image</a>`,
    ],
    // The optimizer would refuse it.
    [
      '<img src="http://cms.example/x.png" alt="A lorry">',
      `<a href="http://cms.example/x.png" ${LINK}>A lorry</a>`,
    ],
    ['<img src="a.png" alt="A lorry">', 'A lorry'],
    ['<img src="#a" alt="A lorry">', 'A lorry'],
    ['<img src="?a" alt="A lorry">', 'A lorry'],
    ['<img src="//x.example/a" alt="A lorry">', 'A lorry'],
    ['<img src=" " alt="A lorry">', 'A lorry'],
  ])('of %s there are words only', (html, clean) => {
    expect(read(html).clean).toBe(clean);
    expect(read(html).dropped).toHaveLength(1);
  });
});

describe('a video', () => {
  const controls = 'controls preload="none"';

  test.each([
    [
      '<video poster="/uploads/a.png" src="/uploads/a.mp4" title="Harvest" width="9"></video>',
      `<video title="Harvest" width="9" src="http://cms.example/uploads/a.mp4" poster="http://cms.example/uploads/a.png" ${controls} aria-label="Harvest"></video>`,
    ],
    [
      '<video poster="https://x.example/a.png"><b>x</b><source src="/v.mp4"><source src="/w.mp4"></video>',
      `<video src="/v.mp4" ${controls} aria-label="Video"></video>`,
    ],
    ['<video><b>x</b></video>', ''],
    [
      '<video src="https://x.example/a.mp4"></video>',
      `<a href="https://x.example/a.mp4" ${LINK}>Video</a>`,
    ],
    ['<a href="/a"><video src="https://x.example/a.mp4"></video></a>', '<a href="/a">Video</a>'],
  ])('%s becomes %s', (html, clean) => {
    expect(read(html).clean).toBe(clean);
  });
});

describe('a player', () => {
  const embed = (page: string, frame: string, action: string, host: string, name: string) =>
    `<span class="embed"><a href="${page}" ${LINK} class="embed-link" data-play="${frame}" data-play-name="${name}">` +
    `<span class="embed-action">${action}</span><span class="embed-note">Loads from ${host}</span></a></span>`;

  test.each([
    [
      '<iframe src="//player.vimeo.com/video/76979871" title="Harvest"></iframe>',
      embed(
        'https://vimeo.com/76979871',
        'https://player.vimeo.com/video/76979871?autoplay=1&#x26;dnt=1',
        'Play the video: Harvest',
        'player.vimeo.com',
        'Harvest',
      ),
    ],
    [
      '<iframe src="https://www.openstreetmap.org/export/embed.html"></iframe>',
      embed(
        'https://www.openstreetmap.org/',
        'https://www.openstreetmap.org/export/embed.html',
        'Show the map',
        'openstreetmap.org',
        'Map',
      ),
    ],
  ])('%s is a link that plays it', (html, clean) => {
    expect(read(html)).toEqual({ clean, dropped: [] });
  });

  test('is left out inside a link, and without an address', () => {
    const src = 'https://player.vimeo.com/video/76979871';
    expect(read(`<a href="/a">x<iframe src="${src}"></iframe></a><iframe></iframe>`)).toEqual({
      clean: '<a href="/a">x</a>',
      dropped: [`frame ${src}`, 'frame '],
    });
  });
});

test.each([
  [{ CONTENT_MEDIA_URL: 'https://media.example' }, 'https://media.example/uploads/a.png'],
  [{}, 'https://cms.example/uploads/a.png'],
])('a file is where the environment %j says', async (variables, url) => {
  setEnvironment(variables);
  const { sanitizeHtml } = await import('@/lib/server/html/sanitize-html');
  expect(sanitizeHtml('<a href="/uploads/a.png">A</a>')).toContain(`href="${url}"`);
});
