import { describe, expect, test } from 'vitest';
import type { Dropped } from '@/lib/server/html/content-rules';
import { sanitizeHtml } from '@/lib/server/html/sanitize-html';
import { EDITORIAL_HTML } from '../../../fixtures/editorial-html';

const mediaUrl = 'http://cms.example';

function clean(html: string): string {
  return sanitizeHtml(html, { mediaUrl });
}

function droppedFrom(html: string): Dropped[] {
  const dropped: Dropped[] = [];
  sanitizeHtml(html, { mediaUrl, onDrop: (one) => dropped.push(one) });
  return dropped;
}

describe('ordinary editorial HTML', () => {
  test.each(Object.entries(EDITORIAL_HTML))('%s come through whole', (_, { html, kept }) => {
    const result = clean(html);
    for (const part of kept) expect(result).toContain(part);
    expect(droppedFrom(html).filter(({ detail }) => !detail.startsWith('language-'))).toEqual([]);
  });

  test('a heading of the first level becomes one of the second: the screen has its own', () => {
    expect(clean('<h1>Title</h1>')).toBe('<h2>Title</h2>');
  });

  test('what old editors and page builders put in lines of its own stays there', () => {
    const html =
      '<header>Title</header><center>One</center><center>Two</center><footer>End</footer>';
    expect(clean(html)).toBe(
      '<div>Title</div><div align="center">One</div><div align="center">Two</div><div>End</div>',
    );
    expect(droppedFrom(html)).toEqual([]);
  });

  test('a table scrolls on its own and takes the focus', () => {
    expect(clean('<table><tr><td>1</td></tr></table>')).toContain(
      '<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table>',
    );
  });
});

describe('files of the content service', () => {
  test('images are loaded as the site says, those of the site itself are left alone', () => {
    const loadImage = (url: string) => ({ src: `/load?url=${url}`, srcSet: '/small 360w' });
    const html = '<img src="/uploads/a.png" alt="A"><img src="/logo.svg" alt="B">';
    expect(sanitizeHtml(html, { mediaUrl, loadImage })).toBe(
      '<img src="/load?url=http://cms.example/uploads/a.png" srcset="/small 360w" alt="A" loading="lazy" decoding="async"><img src="/logo.svg" alt="B" loading="lazy" decoding="async">',
    );
  });

  test('a link to one leads to the content service', () => {
    expect(clean('<a href="/uploads/terms.pdf">Terms</a>')).toContain(
      'href="http://cms.example/uploads/terms.pdf"',
    );
  });
});

describe('players', () => {
  test.each([
    [
      'https://www.youtube.com/embed/dQw4w9WgXcQ',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    ],
    [
      '//www.youtube.com/embed/dQw4w9WgXcQ?si=x',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    ],
    [
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    ],
    ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871'],
    [
      'https://www.openstreetmap.org/export/embed.html?bbox=39.2%2C-6.9%2C39.3%2C-6.8',
      'https://www.openstreetmap.org/export/embed.html',
    ],
  ])('%s waits for the visitor as a link', (src, frame) => {
    const result = clean(`<iframe src="${src}" title="A video" width="560" height="315"></iframe>`);
    expect(result).not.toContain('<iframe');
    expect(result).toContain(`data-play="${frame}`);
    expect(result).toContain('A video');
    expect(droppedFrom(`<iframe src="${src}" allowfullscreen></iframe>`)).toEqual([]);
  });

  test('a frame of a third party is left out and reported', () => {
    expect(droppedFrom('<iframe src="https://evil.example/x"></iframe>')).toEqual([
      { what: 'frame', detail: 'https://evil.example/x' },
    ]);
  });
});

describe('images and videos', () => {
  test('an image of another host becomes a link to it and is reported', () => {
    const html = '<p><img src="https://pics.example/a.png" alt="A lorry"></p>';
    expect(clean(html)).toBe(
      '<p><a href="https://pics.example/a.png" target="_blank" rel="noopener noreferrer">A lorry</a></p>',
    );
    expect(droppedFrom(html)).toEqual([{ what: 'image', detail: 'https://pics.example/a.png' }]);
  });

  test('inside a link it becomes its words alone', () => {
    expect(
      clean('<a href="/x"><b><img src="https://pics.example/a.png" alt="Lorry"></b></a>'),
    ).toBe('<a href="/x"><b>Lorry</b></a>');
  });

  test('a video of the content service loads nothing until it is played', () => {
    expect(clean('<video src="/uploads/a.mp4" autoplay></video>')).toBe(
      '<video src="http://cms.example/uploads/a.mp4" controls preload="none" aria-label="Video"></video>',
    );
  });
});

test.each([
  ['<a href="Https://A.example/B">x</a>', 'href="https://A.example/B"'],
  ['<a href=" https://a.example ">x</a>', 'href="https://a.example"'],
  ['<a href="\n  https://a.example/b\n">x</a>', 'href="https://a.example/b"'],
  ['<a href="Mailto:jo@a.example">x</a>', 'href="mailto:jo@a.example"'],
  ['<a href="TEL:+255222">x</a>', 'href="tel:+255222"'],
  ['<img src="HTTP://cms.example/uploads/a.png" alt="">', 'src="http://cms.example/uploads/a.png"'],
  [
    '<img src=" http://cms.example/uploads/a.png" alt="">',
    'src="http://cms.example/uploads/a.png"',
  ],
])('an address with a capital in its scheme, or spaces around it, stays: %s', (html, kept) => {
  expect(clean(html)).toContain(kept);
  expect(droppedFrom(html)).toEqual([]);
});

describe('what is dropped', () => {
  test('is told by kind, so that staff can find it', () => {
    const kinds = droppedFrom(
      '<script>x</script><p onclick="x" class="fixed" style="position: fixed">a</p><a href="javascript:x">b</a>',
    ).map(({ what }) => what);
    expect(kinds).toEqual(['element', 'attribute', 'link', 'style', 'class']);
  });

  test.each([
    ['<a href="javascript:x">b</a>', 'link', 'javascript:x'],
    ['<a href=" Whatsapp://send?phone=1">b</a>', 'link', 'whatsapp://send?phone=1'],
    ['<img src="data:image/png;base64,AA" alt="a">', 'image', 'data:image/png;base64,AA'],
    ['<video src="blob:x"></video>', 'image', 'blob:x'],
    ['<video><source src="file:///C:/a.mp4"></video>', 'image', 'file:///C:/a.mp4'],
  ])('an address of a kind that the site does not allow is: %s', (html, what, detail) => {
    expect(droppedFrom(html)).toEqual([{ what, detail }]);
  });

  test('a link that leads under a false name keeps its words', () => {
    const html = '<a href="https://bank.example@evil.example/">Bank</a>';
    expect(clean(html)).toBe('<span>Bank</span>');
    expect(droppedFrom(html)).toEqual([
      { what: 'link', detail: 'https://bank.example@evil.example/' },
    ]);
  });
});

describe('text that is written from right to left', () => {
  test('turns the lists, quotes and tables around it', () => {
    expect(clean('<ul><li>مرحبا</li><li>Hello</li></ul>')).toBe(
      '<ul dir="auto"><li>مرحبا</li><li>Hello</li></ul>',
    );
    expect(clean('<blockquote dir="ltr"><p>שלום</p></blockquote>')).toBe(
      '<blockquote dir="ltr"><p>שלום</p></blockquote>',
    );
  });

  test('in other texts nothing is added', () => {
    expect(clean('<ul><li>Habari – é à 你好</li></ul>')).not.toContain('dir');
  });
});

test('words in angle brackets that are no tag are shown, and tags of other kinds are left out as before', () => {
  expect(clean('R2 <question> about R&amp;D, <customer/> and </end>')).toBe(
    'R2 &#x3C;question> about R&#x26;D, &#x3C;customer/> and &#x3C;/end>',
  );
  expect(clean('<blink>a</blink><my-tag>b</my-tag><o:p>c</o:p>')).toBe('abc');
});
